// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension View {
  /// Draws categories of charts in given styles, by their order.
  public func chartForegroundStyleScale(
    range: [some ShapeStyle], type: ScaleType? = nil
  ) -> some View {
    changingStyles(range: ChartRange(kind: .list(range)), type: type)
  }

  /// Draws numbers of charts in the colors of a gradient, from the smallest to the largest; a legend shows it.
  public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    changingStyles(range: range.scaleRange, type: type)
  }

  /// Draws categories of charts in the styles of a range, or numbers in the colors of a gradient.
  @_disfavoredOverload
  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    changingStyles(range: range.scaleRange, type: type)
  }

  /// Draws given categories of charts in given styles.
  public func chartForegroundStyleScale(
    domain: some ScaleDomain, range: [some ShapeStyle], type: ScaleType? = nil
  ) -> some View {
    changingStyles(domain: domain.domain, range: ChartRange(kind: .list(range)), type: type)
  }

  /// Draws numbers of charts in the colors of a gradient, from one end of a domain to the other.
  public func chartForegroundStyleScale(
    domain: some ScaleDomain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    changingStyles(domain: domain.domain, range: range.scaleRange, type: type)
  }

  /// Draws the values of a domain of charts in the styles of a range.
  @_disfavoredOverload
  public func chartForegroundStyleScale<Range: ScaleRange>(
    domain: some ScaleDomain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    changingStyles(domain: domain.domain, range: range.scaleRange, type: type)
  }

  /// Draws given categories of charts in the usual styles, in their order, or numbers in the usual colors from one end of a domain to the other.
  public func chartForegroundStyleScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View {
    changingStyles(domain: domain.domain, range: ChartRange<Color>?.none, type: type)
  }

  /// Sets by what type of scale values of charts have styles: numbers have colors, unless they are categories; nil is the type of the values.
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chart) { $0.styles.type = type }
  }

  /// Draws given categories of charts in given styles: `["Bread": .brown, "Milk": .blue]`.
  public func chartForegroundStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, some ShapeStyle>
  ) -> some View {
    chartForegroundStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Draws given categories of charts in styles that a function chooses.
  public func chartForegroundStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> some ShapeStyle
  ) -> some View where Domain.Element: Plottable {
    let domain = domain.map { PlottedValue($0) }
    return chartForegroundStyleScale(mapping: mapping)
      .transformEnvironment(\.chart) { $0.styles.domain = domain }
  }

  /// Draws the values of charts in styles that a function chooses.
  public func chartForegroundStyleScale<Value: Plottable>(
    mapping: @escaping (Value) -> some ShapeStyle
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.styles.mapping = { Value(plotted: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets what is given of the scale of styles.
  private func changingStyles(
    domain: ChartDomain? = nil, range: ChartRange<some ShapeStyle>?, type: ScaleType?
  ) -> some View {
    var (styles, gradient): ([AnyShapeStyle]?, Gradient?)
    switch range?.kind {
    case .list(let list)?: styles = list.map { AnyShapeStyle($0) }
    case .interval(let start, let end)?: styles = [AnyShapeStyle(start), AnyShapeStyle(end)]
    case .gradient(let given)?: gradient = given
    case .plot?, nil: break
    }
    let values = domain?.values
    return transformEnvironment(\.chart) { [styles, gradient] in
      $0.styles.domain = values ?? $0.styles.domain
      // Of what an inner and an outer modifier say, the inner one counts.
      if range != nil {
        ($0.styles.range, $0.styles.gradient, $0.styles.mapping) = (styles, gradient, nil)
      }
      $0.styles.type = type ?? $0.styles.type
    }
  }
}
