// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension View {
  /// Sets the domain and the type of the scale of the horizontal axis; nil is the type that follows from the values.
  public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chart) {
      ($0.x.domain, $0.x.scaleType) = (domain.domain, type)
    }
  }

  /// Sets the domain of the horizontal axis, and where in the plot it is drawn.
  public func chartXScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartXScale(domain: domain, type: type).chartXScale(range: range)
  }

  /// Sets where in the plot the horizontal scale of charts is drawn: a padding at its ends, or places in points from the left.
  public func chartXScale(
    range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    let range = range.scaleRange.doubles
    return transformEnvironment(\.chart) {
      $0.x.range = range
      $0.x.scaleType = type ?? $0.x.scaleType
    }
  }

  /// Sets the type of the scale of the horizontal axis; nil is the one that follows from the values.
  public func chartXScale(type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chart) { $0.x.scaleType = type }
  }

  /// Sets the domain and the type of the scale of the vertical axis; nil is the type that follows from the values.
  public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chart) {
      ($0.y.domain, $0.y.scaleType) = (domain.domain, type)
    }
  }

  /// Sets the domain of the vertical axis, and where in the plot it is drawn.
  public func chartYScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartYScale(domain: domain, type: type).chartYScale(range: range)
  }

  /// Sets where in the plot the vertical scale of charts is drawn: a padding at its ends, or places in points from the top.
  public func chartYScale(
    range: some PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    let range = range.scaleRange.doubles
    return transformEnvironment(\.chart) {
      $0.y.range = range
      $0.y.scaleType = type ?? $0.y.scaleType
    }
  }

  /// Sets the type of the scale of the vertical axis; nil is the one that follows from the values.
  public func chartYScale(type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chart) { $0.y.scaleType = type }
  }
}
