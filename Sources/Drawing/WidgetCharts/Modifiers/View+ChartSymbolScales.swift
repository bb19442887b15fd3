// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension View {
  /// Draws the points of categories of charts as given symbols, by their order.
  public func chartSymbolScale(range: [BasicChartSymbolShape]) -> some View {
    let symbols = range.map { SymbolShape($0) }
    return transformEnvironment(\.chart) {
      ($0.symbols.range, $0.symbols.mapping) = (symbols, nil)
    }
  }

  /// Draws the points of categories of charts as given shapes, by their order.
  @_disfavoredOverload
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    let symbols = range.map { SymbolShape($0) }
    return transformEnvironment(\.chart) {
      ($0.symbols.range, $0.symbols.mapping) = (symbols, nil)
    }
  }

  /// Draws the points of given categories of charts as the usual symbols, in their order.
  public func chartSymbolScale(domain: some ScaleDomain) -> some View {
    let values = domain.domain.values
    return transformEnvironment(\.chart) { $0.symbols.domain = values ?? $0.symbols.domain }
  }

  /// Draws the points of given categories of charts as given symbols.
  public func chartSymbolScale(
    domain: some ScaleDomain, range: [BasicChartSymbolShape]
  ) -> some View {
    chartSymbolScale(domain: domain).chartSymbolScale(range: range)
  }

  /// Draws the points of given categories of charts as given shapes.
  @_disfavoredOverload
  public func chartSymbolScale(
    domain: some ScaleDomain, range: [any ChartSymbolShape]
  ) -> some View {
    chartSymbolScale(domain: domain).chartSymbolScale(range: range)
  }

  /// Draws the points of given categories of charts as given symbols: `["Bread": .circle]`.
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, BasicChartSymbolShape>
  ) -> some View { chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }

  /// Draws the points of given categories of charts as given shapes: `["Bread": Circle()]`.
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, some ChartSymbolShape>
  ) -> some View { chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }

  /// Draws the points of given categories of charts as shapes of different types.
  @_disfavoredOverload
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, any ChartSymbolShape>
  ) -> some View { chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }

  /// Draws the points of given categories of charts as symbols that a function chooses.
  public func chartSymbolScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> some ChartSymbolShape
  ) -> some View where Domain.Element: Plottable {
    chartSymbolScale(domain: Array(domain)).chartSymbolScale(mapping: mapping)
  }

  /// Draws the points of the values of charts as symbols that a function chooses.
  public func chartSymbolScale<Value: Plottable>(
    mapping: @escaping (Value) -> some ChartSymbolShape
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.symbols.mapping = { Value(plotted: $0).map { SymbolShape(mapping($0)) } }
    }
  }
}
