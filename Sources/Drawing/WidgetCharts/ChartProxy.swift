// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A proxy for the scales and the plot area of a chart, for views behind and before it.
public struct ChartProxy {
  private let x: ChartScale
  private let y: ChartScale
  private let scales: MarkScales

  /// The sum of what the sectors of the chart stand for; nil if it has none.
  package let angleTotal: Double?

  /// The size of the plot, in points.
  public let plotSize: Size

  /// The plot, in points from the upper left corner of the chart.
  public let plotArea: Rect

  init(_ plan: ChartPlan) {
    (x, y, scales) = (plan.x, plan.y, plan.scales)
    (plotSize, plotArea) = (plan.plot.size, plan.plot)
    let sectors = plan.marks.filter { $0.mark.kind == .sector }
    angleTotal = sectors.isEmpty ? nil : sectors.reduce(0) { $0 + $1.share }
  }

  // MARK: Places

  /// Returns the position of a value in points from the left side of the plot; nil if the chart
  /// does not show it.
  public func position(forX value: some Plottable) -> Double? { place(forX: value) }

  /// The position of a value under a name that no other type of number has.
  package func place(forX value: some Plottable) -> Double? { x.middle(of: Self.mark(value)) }

  /// Returns the position of a value in points from the upper side of the plot; nil if the chart
  /// does not show it.
  public func position(forY value: some Plottable) -> Double? { place(forY: value) }

  /// The position of a value under a name that no other type of number has.
  package func place(forY value: some Plottable) -> Double? { y.middle(of: Self.mark(value)) }

  /// From where to where a value reaches, in points from the left side of the plot; nil if the chart does not show it.
  package func extent(forX value: some Plottable) -> ClosedRange<Double>? {
    x.interval(of: Self.mark(value)).flatMap { $0.start <= $0.end ? $0.start...$0.end : nil }
  }

  /// From where to where a value reaches, in points from the upper side of the plot; nil if the chart does not show it.
  package func extent(forY value: some Plottable) -> ClosedRange<Double>? {
    y.interval(of: Self.mark(value)).flatMap { $0.start <= $0.end ? $0.start...$0.end : nil }
  }

  private static func mark(_ value: some Plottable) -> ChartValue {
    ChartValue(label: Text(verbatim: ""), start: PlottedValue(value))
  }

  /// The number at a place, in points from the left side of the plot; nil for categories.
  public func number(atX position: Double) -> Double? { x.number(at: position) }

  /// The number at a place, in points from the upper side of the plot; nil for categories.
  public func number(atY position: Double) -> Double? { y.number(at: position) }

  /// The value at a place, in points from the left side of the plot; nil where there is no category.
  package func plottedValue(atX position: Double) -> PlottedValue? { x.value(at: position) }

  /// The value at a place, in points from the upper side of the plot; nil where there is no category.
  package func plottedValue(atY position: Double) -> PlottedValue? { y.value(at: position) }

  // MARK: Looks

  /// The style in which a value is drawn; nil if no mark has it as its style.
  public func foregroundStyle(for value: some Plottable) -> AnyShapeStyle? {
    let value = PlottedValue(value)
    return scales.hasStyle(value) ? scales.style(of: value) : nil
  }

  /// The dashes in which a value is drawn; nil if no mark has it as its line style.
  public func lineStyle(for value: some Plottable) -> StrokeStyle? {
    let value = PlottedValue(value)
    return scales.lines.contains(value)
      ? scales.lineStyle(of: value, usual: LineStyleScale.usual) : nil
  }

  /// The symbol as which a value is drawn; nil if no mark has it as its symbol.
  public func symbol(for value: some Plottable) -> AnyChartSymbolShape? {
    let value = PlottedValue(value)
    return scales.symbols.contains(value) ? scales.symbol(of: value).erased : nil
  }

  /// The area of the symbol of a value, in square points; nil if the area of no symbol stands for it.
  public func symbolSize(for value: some Plottable) -> Double? { symbolArea(for: value) }

  /// The area of the symbol of a value under a name that no other type of number has.
  package func symbolArea(for value: some Plottable) -> Double? {
    scales.sizes?.area(of: PlottedValue(value))
  }

  // MARK: Domains

  /// The ends of the horizontal scale, or its categories, from the left; empty for values of another type.
  public func xDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    x.plottedDomain.compactMap { Value(plotted: $0) }
  }

  /// The ends of the vertical scale from the bottom, or its categories from the top; empty for values of another type.
  public func yDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    y.plottedDomain.compactMap { Value(plotted: $0) }
  }

  /// The categories that have a style, or the ends of the numbers that have a color; empty for values of another type.
  public func foregroundStyleDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    scales.styleDomain.compactMap { Value(plotted: $0) }
  }

  /// The categories that have a symbol; empty for values of another type.
  public func symbolDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    scales.symbols.compactMap { Value(plotted: $0) }
  }

  /// The categories that have symbols of an area, or the ends of the numbers; empty for values of another type.
  public func symbolSizeDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    (scales.sizes?.domain ?? []).compactMap { Value(plotted: $0) }
  }

  /// The categories that have dashes; empty for values of another type.
  public func lineStyleDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    scales.lines.compactMap { Value(plotted: $0) }
  }
}
