// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension View {
  /// Draws categories of charts in given styles, by their order.
  public func chartForegroundStyleScale(range: [some ShapeStyle]) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return transformEnvironment(\.chart) { $0.styles.range = styles }
  }

  /// Draws given categories of charts in given styles.
  public func chartForegroundStyleScale<Value: Plottable>(
    domain: [Value], range: [some ShapeStyle]
  ) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return transformEnvironment(\.chart) {
      $0.styles.domain = domain.map { PlottedValue($0) }
      $0.styles.range = styles
    }
  }

  /// Draws given categories of charts in given styles: `["Bread": .brown, "Milk": .blue]`.
  public func chartForegroundStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, some ShapeStyle>
  ) -> some View {
    chartForegroundStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Draws given categories of charts in styles that a function chooses.
  public func chartForegroundStyleScale<Value: Plottable>(
    domain: [Value], mapping: @escaping (Value) -> some ShapeStyle
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.styles.domain = domain.map { PlottedValue($0) }
      $0.styles.mapping = { plotted in
        let value = Value.PrimitivePlottable(plottedValue: plotted)
          .flatMap { Value(primitivePlottable: $0) }
        return value.map { AnyShapeStyle(mapping($0)) } ?? AnyShapeStyle(Color.gray)
      }
    }
  }

  /// Draws given categories of charts in the usual styles, in their order.
  public func chartForegroundStyleScale<Value: Plottable>(
    domain: [Value], type: ScaleType? = nil
  ) -> some View {
    transformEnvironment(\.chart) { $0.styles.domain = domain.map { PlottedValue($0) } }
  }

  /// Draws the points of categories of charts as given symbols, by their order.
  public func chartSymbolScale(range: [BasicChartSymbolShape]) -> some View {
    let symbols = range.map { SymbolShape($0) }
    return transformEnvironment(\.chart) { $0.symbols = symbols }
  }

  /// Draws the points of categories of charts as given shapes, by their order.
  @_disfavoredOverload
  public func chartSymbolScale(range: [some ChartSymbolShape]) -> some View {
    let symbols = range.map { SymbolShape($0) }
    return transformEnvironment(\.chart) { $0.symbols = symbols }
  }

  /// Draws the points of given categories of charts as the usual symbols, in their order.
  public func chartSymbolScale<Value: Plottable>(domain: [Value]) -> some View {
    transformEnvironment(\.chart) { $0.symbolDomain = domain.map { PlottedValue($0) } }
  }

  /// Draws the points of given categories of charts as given symbols.
  public func chartSymbolScale<Value: Plottable>(
    domain: [Value], range: [BasicChartSymbolShape]
  ) -> some View {
    chartSymbolScale(domain: domain).chartSymbolScale(range: range)
  }

  /// Draws the points of given categories of charts as given shapes.
  @_disfavoredOverload
  public func chartSymbolScale<Value: Plottable>(
    domain: [Value], range: [some ChartSymbolShape]
  ) -> some View {
    chartSymbolScale(domain: domain).chartSymbolScale(range: range)
  }

  /// Draws the points of given categories of charts as given symbols: `["Bread": .circle]`.
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, BasicChartSymbolShape>
  ) -> some View { chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }

  /// Draws the points of given categories of charts as given shapes: `["Bread": Circle()]`.
  @_disfavoredOverload
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, some ChartSymbolShape>
  ) -> some View { chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }

  /// Draws the lines of given categories of charts in given dashes.
  public func chartLineStyleScale<Value: Plottable>(
    domain: [Value], range: [StrokeStyle]
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.lineDomain = domain.map { PlottedValue($0) }
      $0.lines = range
    }
  }

  /// Draws the lines of given categories of charts in given dashes: `["Bread": StrokeStyle()]`.
  public func chartLineStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> some View { chartLineStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }

  /// Draws the lines of categories of charts in given dashes, by their order.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    transformEnvironment(\.chart) { $0.lines = range }
  }

  /// Shows or hides the legend of charts.
  public func chartLegend(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.legend.visibility = visibility }
  }

  /// Chooses where the legend of charts is.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    transformEnvironment(\.chart) {
      ($0.legend.position, $0.legend.alignment) = (position, alignment)
      $0.legend.spacing = spacing
    }
  }

  /// Puts views in the place of the legend of charts.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let view = AnyView(content())
    return chartLegend(position: position, alignment: alignment, spacing: spacing)
      .transformEnvironment(\.chart) { $0.legend.content = view }
  }

  /// Changes the plot of charts: its background, its edge, its size.
  public func chartPlotStyle(
    @ViewBuilder content: @escaping (ChartPlotContent) -> some View
  ) -> some View {
    transformEnvironment(\.chart) { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Puts a view behind each chart in this view.
  public func chartBackground(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.background = .init(alignment: alignment) { AnyView(content($0)) }
    }
  }

  /// Puts a view in front of each chart in this view.
  public func chartOverlay(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.overlay = .init(alignment: alignment) { AnyView(content($0)) }
    }
  }
}
