// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The settings of the charts in a view, from their modifiers.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = LegendSettings()
  var styles = StyleScale()
  var symbols: [SymbolShape]?
  /// The values that have them; nil for those of the marks.
  var symbolDomain: [PlottedValue]?
  /// The areas of the smallest and the largest symbol, in square points; nil for the usual ones.
  var symbolSizes: ClosedRange<Double>?
  /// The values that have them; nil for those of the marks.
  var symbolSizeDomain: [PlottedValue]?
  var lines: [StrokeStyle]?
  /// The values that have them; nil for those of the marks.
  var lineDomain: [PlottedValue]?
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var background: Layer?
  var overlay: Layer?

  /// A view behind or before a chart.
  struct Layer {
    var alignment: Alignment
    var content: (ChartProxy) -> AnyView
  }
}

/// The settings of an axis.
struct AxisSettings {
  struct Title {
    var view: AnyView
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: Double?
  }

  var visibility = Visibility.automatic
  /// The axis of the chart's own; nil for the usual one.
  var groups: [AxisGroup]?
  var title: Title?
  var domain: ChartDomain?
  var scaleType: ScaleType?
  var padding: PlotDimensionScaleRange?
}

/// The settings of the legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: Double?
  var content: AnyView?
}

/// Which categories are drawn in which styles.
struct StyleScale {
  /// The categories in their order; nil for that in which they are first seen.
  var domain: [PlottedValue]?
  var range: [AnyShapeStyle]?
  var mapping: ((PlottedValue) -> AnyShapeStyle)?
  /// The colors of numbers; nil for the usual ones.
  var gradient: Gradient?

  /// The styles of categories, in their order: those of iOS 18, as its charts were seen to draw them.
  static let usual: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The style of a category, given all of them.
  func style(of value: PlottedValue, among categories: [PlottedValue]) -> AnyShapeStyle {
    if let mapping { return mapping(value) }
    let index = categories.firstIndex(of: value) ?? 0
    if let range, !range.isEmpty { return range[index % range.count] }
    return AnyShapeStyle(Self.usual[index % Self.usual.count])
  }

  /// All categories, those of the domain first.
  func categories(of values: [PlottedValue]) -> [PlottedValue] {
    var categories = domain ?? []
    for value in values where !categories.contains(value) { categories.append(value) }
    return categories
  }
}

struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
