// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The settings of the charts in a view, from their modifiers.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = LegendSettings()
  var styles = StyleScale()
  var symbols = SymbolScale()
  /// The areas of symbols, in square points; nil for the usual ones.
  var symbolSizes: SymbolAreas?
  /// The values that have them; nil for those of the marks.
  var symbolSizeDomain: [PlottedValue]?
  /// The type of the scale of areas; nil for the one that follows from the values.
  var symbolSizeType: ScaleType?
  var lines = LineStyleScale()
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
  /// The change of the axis as a view; nil for none.
  var style: ((ChartAxisContent) -> AnyView)?
  var domain: ChartDomain?
  var scaleType: ScaleType?
  var range: ChartRange<Double>?
}

/// The settings of the legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: Double?
  var content: AnyView?
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
