// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Marks between a value and a place of the plot, which is in points from its left side or from its top; nil is the edge of the plot.

extension BarMark {
  /// Creates a standing bar over the whole width; bars of one chart are put on each other.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.y, mark.width, mark.stacking) = (.at(y.value), width, stacking)
  }

  /// Creates a standing bar at a value, from a place of the plot to another.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: Double?, yEnd: Double? = nil, width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.width) = (.at(x.value), .points(yStart, yEnd), width)
  }

  /// Creates a lying bar at a value, from a place of the plot to another.
  public init<Y: Plottable>(
    xStart: Double?, xEnd: Double? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.height) = (.points(xStart, xEnd), .at(y.value), height)
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
  public init<X: Plottable>(x: PlottableValue<X>, y: Double) {
    (mark.x, mark.y) = (.at(x.value), .points(y, y))
  }

  /// Creates a symbol at a place of the plot and a value.
  public init<Y: Plottable>(x: Double, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.points(x, x), .at(y.value))
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

  /// Creates a lying line at a value, from a place of the plot to another.
  public init<Y: Plottable>(xStart: Double?, xEnd: Double? = nil, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (.points(xStart, xEnd), .at(y.value))
  }

  /// Creates a lying line at a value, from the left edge of the plot to a place.
  public init<Y: Plottable>(xEnd: Double, y: PlottableValue<Y>) {
    self.init(xStart: nil, xEnd: xEnd, y: y)
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
