// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A bar: over a value's category, unit of time or range, and as long as a number.
public struct BarMark: PrimitiveChartContent {
  var mark = ChartMark(.bar)

  /// A bar for two values, one of which says how long it is: the number, or `y` if both are numbers.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (.at(x.value), .at(y.value))
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
  }

  /// A standing bar from a value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.width) = (.at(x.value), .between(yStart.value, yEnd.value), width)
  }

  /// A lying bar from a value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.height) = (.between(xStart.value, xEnd.value), .at(y.value), height)
  }

  /// A lying bar over the whole height; bars of one chart are put behind each other.
  public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.height, mark.stacking) = (.at(x.value), height, stacking)
  }

  /// Appends the bar to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { marks.marks.append(mark) }
}

/// A point of a line.
public struct LineMark: PrimitiveChartContent {
  var mark = ChartMark(.line)

  /// A point of the line of all points without a series or another category.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.at(x.value), .at(y.value))
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    mark.series = series.value.start
  }

  /// Appends the point to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { marks.marks.append(mark) }
}

/// A point of the edge of an area.
public struct AreaMark: PrimitiveChartContent {
  var mark = ChartMark(.area)

  /// A point of an area that begins at 0.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y, mark.stacking) = (.at(x.value), .at(y.value), stacking)
  }

  /// A point of the area of a series that begins at 0, or at the end of another one.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    mark.series = series.value.start
  }

  /// A point of an area from a value to another, above each other.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.at(x.value), .between(yStart.value, yEnd.value))
  }

  /// A point of the area of a series from a value to another, above each other.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    mark.series = series.value.start
  }

  /// A point of an area from a value to another, beside each other.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.between(xStart.value, xEnd.value), .at(y.value))
  }

  /// A point of the area of a series from a value to another, beside each other.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(xStart: xStart, xEnd: xEnd, y: y)
    mark.series = series.value.start
  }

  /// Appends the point to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { marks.marks.append(mark) }
}

/// A symbol at a place.
public struct PointMark: PrimitiveChartContent {
  var mark = ChartMark(.point)

  /// A symbol at a place.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.at(x.value), .at(y.value))
  }

  /// A symbol in the middle of the height.
  public init<X: Plottable>(x: PlottableValue<X>) { mark.x = .at(x.value) }

  /// A symbol in the middle of the width.
  public init<Y: Plottable>(y: PlottableValue<Y>) { mark.y = .at(y.value) }

  /// Appends the symbol to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { marks.marks.append(mark) }
}

/// A straight line along an axis.
public struct RuleMark: PrimitiveChartContent {
  var mark = ChartMark(.rule)

  /// A standing line over the whole height.
  public init<X: Plottable>(x: PlottableValue<X>) { mark.x = .at(x.value) }

  /// A lying line over the whole width.
  public init<Y: Plottable>(y: PlottableValue<Y>) { mark.y = .at(y.value) }

  /// A standing line from a value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.at(x.value), .between(yStart.value, yEnd.value))
  }

  /// A lying line from a value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.between(xStart.value, xEnd.value), .at(y.value))
  }

  /// Appends the line to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { marks.marks.append(mark) }
}

/// A rectangle over two values, or from values to others.
public struct RectangleMark: PrimitiveChartContent {
  var mark = ChartMark(.rectangle)

  /// A rectangle over two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.width, mark.height) = (.at(x.value), .at(y.value), width, height)
  }

  /// A rectangle between four values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.x = .between(xStart.value, xEnd.value)
    mark.y = .between(yStart.value, yEnd.value)
  }

  /// A rectangle over a value and between two.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.width) = (.at(x.value), .between(yStart.value, yEnd.value), width)
  }

  /// A rectangle between two values and over one.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.height) = (.between(xStart.value, xEnd.value), .at(y.value), height)
  }

  /// A rectangle between two values, over the whole height.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    mark.x = .between(xStart.value, xEnd.value)
  }

  /// A rectangle between two values, over the whole width.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark.y = .between(yStart.value, yEnd.value)
  }

  /// Appends the rectangle to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { marks.marks.append(mark) }
}

/// A sector of a circle or of a ring, whose angle is a part of the sum of all.
public struct SectorMark: PrimitiveChartContent {
  var mark = ChartMark(.sector)

  /// Creates a sector, whose angle is its share of the sum of all sectors.
  ///
  /// - Parameters:
  ///   - angle: The number that it stands for.
  ///   - innerRadius: Where the ring begins; a ratio is of the largest radius.
  ///   - outerRadius: Where it ends; a ratio is of the largest radius.
  ///   - angularInset: The distance from the sector to the line between two, in points.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: Double? = nil
  ) {
    mark.x = .at(angle.value)
    (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
    mark.angularInset = angularInset ?? 0
  }

  /// Appends the sector to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { marks.marks.append(mark) }
}
