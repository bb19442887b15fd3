// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension View {
  /// Draws the symbols of charts in the areas of a range, in square points: of the smallest and the largest value, or of categories in their order.
  public func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: BinaryFloatingPoint {
    changingSizes(range: range.scaleRange, type: type)
  }

  /// Draws the symbols of a domain in the areas of a range, in square points: of its ends, or of categories in their order.
  public func chartSymbolSizeScale<Range: ScaleRange>(
    domain: some ScaleDomain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: BinaryFloatingPoint {
    changingSizes(domain: domain.domain, range: range.scaleRange, type: type)
  }

  /// Draws the symbols of a domain in the usual areas.
  public func chartSymbolSizeScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    changingSizes(domain: domain.domain, range: ChartRange<Double>?.none, type: type)
  }

  /// Sets by what type of scale values of charts have symbols of different areas; nil is the type that follows from the values.
  public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chart) { $0.symbolSizeType = type }
  }

  /// Draws the symbols of given categories of charts in given areas, in square points: `["Bread": 50]`.
  public func chartSymbolSizeScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, some BinaryFloatingPoint>
  ) -> some View {
    chartSymbolSizeScale(
      domain: mapping.map(\.key), range: mapping.map { Double($0.value) }, type: .category)
  }

  /// Draws the symbols of given values of charts in areas that a function chooses, in square points.
  public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> some BinaryFloatingPoint
  ) -> some View where Domain.Element: Plottable {
    chartSymbolSizeScale(domain: Array(domain)).chartSymbolSizeScale(mapping: mapping)
  }

  /// Draws the symbols of the values of charts in areas that a function chooses, in square points.
  public func chartSymbolSizeScale<Value: Plottable>(
    mapping: @escaping (Value) -> some BinaryFloatingPoint
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.symbolSizes = .mapping { Value(plotted: $0).map { Double(mapping($0)) } }
    }
  }

  /// Sets what is given of the scale of areas.
  private func changingSizes(
    domain: ChartDomain? = nil, range: ChartRange<some BinaryFloatingPoint>?, type: ScaleType?
  ) -> some View {
    var areas: SymbolAreas?
    switch range?.doubles.kind {
    case .list(let list)?: areas = .list(list)
    case .interval(let start, let end)?: areas = .interval(start...end)
    case .gradient?, .plot?, nil: break
    }
    let values = domain?.values
    return transformEnvironment(\.chart) { [areas] in
      $0.symbolSizes = areas ?? $0.symbolSizes
      $0.symbolSizeDomain = values ?? $0.symbolSizeDomain
      $0.symbolSizeType = type ?? $0.symbolSizeType
    }
  }
}
