// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The compiler converts `CGFloat` to `Double`, but neither `CGFloat?` nor what holds a `CGFloat`: what takes those is declared here again.

public import Foundation
public import WidgetCharts
public import WidgetViews

extension BarMark {
  /// Creates a bar at a value, from a place of the plot to another; nil is its edge.
  @_disfavoredOverload public init(
    x: PlottableValue<some Plottable>, yStart: CGFloat?, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, yStart: yStart.double, yEnd: yEnd.double, width: width, stacking: stacking)
  }

  /// Creates a bar at a value, from a place of the plot to another; nil is its edge.
  @_disfavoredOverload public init(
    xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableValue<some Plottable>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(xStart: xStart.double, xEnd: xEnd.double, y: y, height: height, stacking: stacking)
  }
}

extension PointMark {
  /// Creates a symbol at a value and a place of the plot; nil is its middle.
  @_disfavoredOverload public init(x: PlottableValue<some Plottable>, y: CGFloat?) {
    self.init(x: x, y: y.double)
  }

  /// Creates a symbol at a place of the plot and a value; nil is its middle.
  @_disfavoredOverload public init(x: CGFloat?, y: PlottableValue<some Plottable>) {
    self.init(x: x.double, y: y)
  }
}

extension RuleMark {
  /// Creates a standing line at a value, from a place of the plot to another; nil is its edge.
  @_disfavoredOverload public init(
    x: PlottableValue<some Plottable>, yStart: CGFloat?, yEnd: CGFloat? = nil
  ) {
    self.init(x: x, yStart: yStart.double, yEnd: yEnd.double)
  }

  /// Creates a lying line at a value, from a place of the plot to another; nil is its edge.
  @_disfavoredOverload public init(
    xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableValue<some Plottable>
  ) {
    self.init(xStart: xStart.double, xEnd: xEnd.double, y: y)
  }
}

extension RectangleMark {
  /// Creates a rectangle between two values, from a place of the plot to another; nil is its edge.
  @_disfavoredOverload public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil
  ) {
    self.init(xStart: xStart, xEnd: xEnd, yStart: yStart.double, yEnd: yEnd.double)
  }

  /// Creates a rectangle between two values, from a place of the plot to another; nil is its edge.
  @_disfavoredOverload public init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(xStart: xStart.double, xEnd: xEnd.double, yStart: yStart, yEnd: yEnd)
  }
}

extension SectorMark {
  /// Creates a sector with a distance to the line between two, in points; nil is none.
  @_disfavoredOverload public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat?
  ) {
    self.init(
      angle: angle, innerRadius: innerRadius, outerRadius: outerRadius,
      angularInset: angularInset.double)
  }
}

nonisolated extension ChartContent {
  /// Adds a view beside each mark at a distance in points; nil is the usual one.
  @_disfavoredOverload public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat?,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing.double,
      overflowResolution: overflowResolution, content: content)
  }

  /// Adds a view that may follow from the size of the mark beside each mark, at a distance in points; nil is the usual one.
  @_disfavoredOverload public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat?,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> some View
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing.double,
      overflowResolution: overflowResolution, content: content)
  }

  /// Moves the marks to the right and down, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws symbols of a size in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(Double(size.width * size.height))
  }
}

nonisolated extension VectorizedChartContent {
  /// Draws the symbol of each element in the size that it has, in points.
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGSize>
  ) -> some VectorizedChartContent<DataElement> {
    symbolSize(keyPath.appending(path: \.chartArea))
  }
}

extension CGSize {
  /// The area of the size, in square points.
  fileprivate var chartArea: Double { Double(width * height) }
}

nonisolated extension View {
  /// Chooses where the legend of charts is, at a distance in points; nil is the usual one.
  @_disfavoredOverload public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat?
  ) -> some View {
    chartLegend(position: position, alignment: alignment, spacing: spacing.double)
  }

  /// Puts views in the place of the legend of charts, at a distance in points; nil is the usual one.
  @_disfavoredOverload public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat?,
    @ViewBuilder content: () -> some View
  ) -> some View {
    chartLegend(
      position: position, alignment: alignment, spacing: spacing.double, content: content)
  }

  /// Puts a view beside the horizontal axis of charts, at a distance in points; nil is the usual one.
  @_disfavoredOverload public func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat?,
    @ViewBuilder content: () -> some View
  ) -> some View {
    chartXAxisLabel(
      position: position, alignment: alignment, spacing: spacing.double, content: content)
  }

  /// Puts a view beside the vertical axis of charts, at a distance in points; nil is the usual one.
  @_disfavoredOverload public func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat?,
    @ViewBuilder content: () -> some View
  ) -> some View {
    chartYAxisLabel(
      position: position, alignment: alignment, spacing: spacing.double, content: content)
  }
}

extension CGFloat? {
  /// The length as a `Double`; nil if there is none.
  fileprivate var double: Double? { map { Double($0) } }
}
