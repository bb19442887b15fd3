// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The range of a scale: what the values of its domain are drawn as.
public protocol ScaleRange {
  /// What a value is drawn as: a style, a symbol, an area, a place.
  associatedtype VisualValue

  /// The range as charts know it.
  var scaleRange: ChartRange<VisualValue> { get }
}

/// The range of a scale whose values are places of the plot, in points from its left side or from its top.
public protocol PositionScaleRange: ScaleRange where VisualValue: BinaryFloatingPoint {}

/// The range of a scale, as charts know it.
public struct ChartRange<VisualValue> {
  enum Kind {
    /// The values of categories, in their order.
    case list([VisualValue])
    /// From a value to another.
    case interval(VisualValue, VisualValue)
    case gradient(Gradient)
    /// The plot without a distance at both ends, in points.
    case plot(startPadding: Double, endPadding: Double)
  }

  var kind: Kind
}

extension ChartRange where VisualValue: BinaryFloatingPoint {
  /// The range with its values as `Double`.
  var doubles: ChartRange<Double> {
    switch kind {
    case .list(let values): ChartRange<Double>(kind: .list(values.map { Double($0) }))
    case .interval(let start, let end):
      ChartRange<Double>(kind: .interval(Double(start), Double(end)))
    case .gradient(let gradient): ChartRange<Double>(kind: .gradient(gradient))
    case .plot(let start, let end):
      ChartRange<Double>(kind: .plot(startPadding: start, endPadding: end))
    }
  }
}

extension ChartRange<Double> {
  /// The first and the last value; nil for all of the plot.
  var ends: (start: Double, end: Double)? {
    switch kind {
    case .list(let values): values.first.map { ($0, values[values.count - 1]) }
    case .interval(let start, let end): (start, end)
    case .gradient, .plot: nil
    }
  }
}

extension Array: ScaleRange {
  /// The values of categories, in their order.
  public var scaleRange: ChartRange<Element> { ChartRange(kind: .list(self)) }
}

extension ArraySlice: ScaleRange {
  /// The values of categories, in their order.
  public var scaleRange: ChartRange<Element> { ChartRange(kind: .list(Array(self))) }
}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  /// The values from the lower to the upper bound.
  public var scaleRange: ChartRange<Bound> {
    ChartRange(kind: .interval(lowerBound, upperBound))
  }
}

extension Gradient: ScaleRange {
  /// The colors of numbers.
  public var scaleRange: ChartRange<Color> { ChartRange(kind: .gradient(self)) }
}

extension Array: PositionScaleRange where Element: BinaryFloatingPoint {}
extension ArraySlice: PositionScaleRange where Element: BinaryFloatingPoint {}
extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {}

/// The width or the height of the plot as the range of a scale, with a padding at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
  let start: Double
  let end: Double

  /// The plot without the padding at its ends.
  public var scaleRange: ChartRange<Double> {
    ChartRange(kind: .plot(startPadding: start, endPadding: end))
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot, without a distance at its ends.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// The plot without a distance at both ends, in points.
  public static func plotDimension(padding: Double) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  /// The plot without a distance at each end, in points.
  public static func plotDimension(
    startPadding: Double = 0, endPadding: Double = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
