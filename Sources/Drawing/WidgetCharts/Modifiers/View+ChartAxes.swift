// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension View {
  /// Shows or hides the horizontal axis of charts.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.x.visibility = visibility }
  }

  /// Chooses what is drawn of the horizontal axis of charts.
  public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let groups = content().axisGroups
    return transformEnvironment(\.chart) { $0.x.groups = groups }
  }

  /// Shows or hides the vertical axis of charts.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chart) { $0.y.visibility = visibility }
  }

  /// Chooses what is drawn of the vertical axis of charts.
  public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View {
    let groups = content().axisGroups
    return transformEnvironment(\.chart) { $0.y.groups = groups }
  }

  /// Writes a title beside the horizontal axis of charts; usually below it.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Writes a title beside the horizontal axis of charts; usually below it.
  @_disfavoredOverload public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }

  /// Writes a title beside the horizontal axis of charts; usually below it.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Puts a view beside the horizontal axis of charts; usually below it.
  public func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let title = AxisSettings.Title(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return transformEnvironment(\.chart) { $0.x.title = title }
  }

  /// Writes a title beside the vertical axis of charts; usually above it.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Writes a title beside the vertical axis of charts; usually above it.
  @_disfavoredOverload public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }

  /// Writes a title beside the vertical axis of charts; usually above it.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Puts a view beside the vertical axis of charts; usually above it.
  public func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let title = AxisSettings.Title(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return transformEnvironment(\.chart) { $0.y.title = title }
  }

  // MARK: Scales

  /// Sets the domain and the type of the scale of the horizontal axis.
  public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chart) { ($0.x.domain, $0.x.scaleType) = (domain.domain, type) }
  }

  /// Sets the domain of the horizontal axis, and the padding at its ends.
  public func chartXScale(
    domain: some ScaleDomain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartXScale(domain: domain, type: type).chartXScale(range: range)
  }

  /// Sets the padding at the ends of the horizontal scale of charts.
  public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chart) {
      $0.x.padding = range
      $0.x.scaleType = type ?? $0.x.scaleType
    }
  }

  /// Sets the type of the scale of the horizontal axis.
  public func chartXScale(type: ScaleType) -> some View {
    transformEnvironment(\.chart) { $0.x.scaleType = type }
  }

  /// Sets the domain and the type of the scale of the vertical axis.
  public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chart) { ($0.y.domain, $0.y.scaleType) = (domain.domain, type) }
  }

  /// Sets the domain of the vertical axis, and the padding at its ends.
  public func chartYScale(
    domain: some ScaleDomain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartYScale(domain: domain, type: type).chartYScale(range: range)
  }

  /// Sets the padding at the ends of the vertical scale of charts.
  public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chart) {
      $0.y.padding = range
      $0.y.scaleType = type ?? $0.y.scaleType
    }
  }

  /// Sets the type of the scale of the vertical axis.
  public func chartYScale(type: ScaleType) -> some View {
    transformEnvironment(\.chart) { $0.y.scaleType = type }
  }
}
