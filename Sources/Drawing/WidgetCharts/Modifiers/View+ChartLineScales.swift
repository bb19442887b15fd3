// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension View {
  /// Draws the lines of given categories of charts in given dashes.
  public func chartLineStyleScale<Range: ScaleRange>(
    domain: some ScaleDomain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    chartLineStyleScale(domain: domain).chartLineStyleScale(range: range)
  }

  /// Draws the lines of given categories of charts in the usual dashes, in their order.
  public func chartLineStyleScale(domain: some ScaleDomain) -> some View {
    let values = domain.domain.values
    return transformEnvironment(\.chart) { $0.lines.domain = values ?? $0.lines.domain }
  }

  /// Draws the lines of categories of charts in given dashes, by their order.
  public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue == StrokeStyle {
    let range = range.scaleRange
    return transformEnvironment(\.chart) {
      guard case .list(let styles) = range.kind else { return }
      ($0.lines.range, $0.lines.mapping) = (styles, nil)
    }
  }

  /// Draws the lines of given categories of charts in given dashes: `["Bread": StrokeStyle()]`.
  public func chartLineStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> some View { chartLineStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }

  /// Draws the lines of given categories of charts in dashes that a function chooses.
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    chartLineStyleScale(domain: Array(domain)).chartLineStyleScale(mapping: mapping)
  }

  /// Draws the lines of the values of charts in dashes that a function chooses.
  public func chartLineStyleScale<Value: Plottable>(
    mapping: @escaping (Value) -> StrokeStyle
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.lines.mapping = { Value(plotted: $0).map(mapping) }
    }
  }
}
