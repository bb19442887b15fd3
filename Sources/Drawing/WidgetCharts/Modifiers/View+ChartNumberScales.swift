// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension View {
  /// Draws numbers of charts in the colors of a gradient, from the smallest to the largest; a legend shows it.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    transformEnvironment(\.chart) { $0.styles.gradient = range }
  }

  /// Draws numbers of charts in the colors of a gradient, from one end of a domain to the other.
  public func chartForegroundStyleScale(
    domain: some ScaleDomain, range: Gradient
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.styles.gradient = range
      if case .values(let values) = domain.domain.kind { $0.styles.domain = values }
    }
  }

  /// Draws the symbols of the smallest and the largest value of charts in given areas, in square points, and others between them.
  public func chartSymbolSizeScale(range: ClosedRange<Double>) -> some View {
    transformEnvironment(\.chart) { $0.symbolSizes = range }
  }

  /// Draws the symbols of the smallest and the largest value of charts in given areas, in square points, and others between them.
  public func chartSymbolSizeScale(range: ClosedRange<Int>) -> some View {
    chartSymbolSizeScale(range: Double(range.lowerBound)...Double(range.upperBound))
  }

  /// Draws the symbols of the ends of a domain in given areas, in square points, and those of other values between them.
  public func chartSymbolSizeScale(
    domain: some ScaleDomain, range: ClosedRange<Double>
  ) -> some View {
    transformEnvironment(\.chart) {
      $0.symbolSizes = range
      if case .values(let values) = domain.domain.kind { $0.symbolSizeDomain = values }
    }
  }
}
