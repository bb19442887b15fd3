// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Marks between a value and a place of the plot, which is in points from its left side or from its top; nil is the edge of the plot, and for a symbol
// or a line at a single place its middle.

extension BarMark {
  /// Creates a standing bar over the whole width; bars of one chart are put on each other.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.y, mark.width, mark.stacking) = (.at(y.value), width, stacking)
  }

  /// Creates a standing bar at a value, over the whole height.
  public init<X: Plottable>(
    x: PlottableValue<X>, width: MarkDimension, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, yStart: nil, yEnd: nil, width: width, stacking: stacking)
  }

  /// Creates a lying bar at a value, over the whole width.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, height: MarkDimension, stacking: MarkStackingMethod = .standard
  ) {
    self.init(xStart: nil, xEnd: nil, y: y, height: height, stacking: stacking)
  }

  /// Creates a bar from a place of the plot to another: a standing one at a value, or without a width a lying one as long as a number.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: Double?, yEnd: Double? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (.at(x.value), .points(yStart, yEnd))
    (mark.width, mark.stacking) = (width, stacking)
  }

  /// Creates a bar from the upper edge of the plot to a place, as one between two places.
  public init<X: Plottable>(
    x: PlottableValue<X>, yEnd: Double, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, yStart: nil, yEnd: yEnd, width: width, stacking: stacking)
  }

  /// Creates a bar from a place of the plot to another: a lying one at a value, or without a height a standing one as long as a number.
  public init<Y: Plottable>(
    xStart: Double?, xEnd: Double? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (.points(xStart, xEnd), .at(y.value))
    (mark.height, mark.stacking) = (height, stacking)
  }

  /// Creates a bar from the left edge of the plot to a place, as one between two places.
  public init<Y: Plottable>(
    xEnd: Double, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(xStart: nil, xEnd: xEnd, y: y, height: height, stacking: stacking)
  }

  /// Creates a bar between two values, from a place of the plot to another.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: Double? = nil, yEnd: Double? = nil
  ) {
    (mark.x, mark.y) = (.between(xStart.value, xEnd.value), .points(yStart, yEnd))
  }

  /// Creates a bar between two values, from a place of the plot to another.
  public init<Y: Plottable>(
    xStart: Double? = nil, xEnd: Double? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.points(xStart, xEnd), .between(yStart.value, yEnd.value))
  }
}

extension PointMark {
  /// Creates a symbol at a value and a place of the plot.
  public init<X: Plottable>(x: PlottableValue<X>, y: Double?) {
    (mark.x, mark.y) = (.at(x.value), .place(y))
  }

  /// Creates a symbol at a place of the plot and a value.
  public init<Y: Plottable>(x: Double?, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.place(x), .at(y.value))
  }
}

extension RuleMark {
  /// Creates a standing line at a value, from a place of the plot to another.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: Double?, yEnd: Double? = nil) {
    (mark.x, mark.y) = (.at(x.value), .points(yStart, yEnd))
  }

  /// Creates a standing line at a value, from the upper edge of the plot to a place.
  public init<X: Plottable>(x: PlottableValue<X>, yEnd: Double) {
    self.init(x: x, yStart: nil, yEnd: yEnd)
  }

  /// Creates a standing line at a place of the plot, from a value to another.
  public init<Y: Plottable>(
    x: Double? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.place(x), .between(yStart.value, yEnd.value))
  }

  /// Creates a lying line at a value, from a place of the plot to another.
  public init<Y: Plottable>(xStart: Double?, xEnd: Double? = nil, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.points(xStart, xEnd), .at(y.value))
  }

  /// Creates a lying line at a value, from the left edge of the plot to a place.
  public init<Y: Plottable>(xEnd: Double, y: PlottableValue<Y>) {
    self.init(xStart: nil, xEnd: xEnd, y: y)
  }

  /// Creates a lying line at a place of the plot, from a value to another.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: Double? = nil
  ) {
    (mark.x, mark.y) = (.between(xStart.value, xEnd.value), .place(y))
  }
}

extension RectangleMark {
  /// Creates a rectangle between two values, from a place of the plot to another.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: Double?, yEnd: Double? = nil
  ) {
    (mark.x, mark.y) = (.between(xStart.value, xEnd.value), .points(yStart, yEnd))
  }

  /// Creates a rectangle between two values, from a place of the plot to another.
  public init<Y: Plottable>(
    xStart: Double?, xEnd: Double? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.y) = (.points(xStart, xEnd), .between(yStart.value, yEnd.value))
  }

  /// Creates a rectangle between four places of the plot.
  public init(
    xStart: Double? = nil, xEnd: Double? = nil, yStart: Double? = nil, yEnd: Double? = nil
  ) {
    (mark.x, mark.y) = (.points(xStart, xEnd), .points(yStart, yEnd))
  }

  /// Creates a rectangle at a value, from a place of the plot to another.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: Double? = nil, yEnd: Double? = nil,
    width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.width) = (.at(x.value), .points(yStart, yEnd), width)
  }

  /// Creates a rectangle at a value, from a place of the plot to another.
  public init<Y: Plottable>(
    xStart: Double? = nil, xEnd: Double? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.height) = (.points(xStart, xEnd), .at(y.value), height)
  }
}

extension MarkExtent {
  /// At a place of the plot, or in its middle.
  static func place(_ place: Double?) -> MarkExtent { place.map { .points($0, $0) } ?? .middle }
}
