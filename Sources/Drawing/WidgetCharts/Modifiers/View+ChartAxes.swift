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

  /// Changes the labels and the ticks of the horizontal axis of charts as a view: its background, its edge, its height.
  public func chartXAxisStyle(
    @ViewBuilder content: @escaping (ChartAxisContent) -> some View
  ) -> some View {
    transformEnvironment(\.chart) { $0.x.style = { AnyView(content($0)) } }
  }

  /// Changes the labels and the ticks of the vertical axis of charts as a view: its background, its edge, its width.
  public func chartYAxisStyle(
    @ViewBuilder content: @escaping (ChartAxisContent) -> some View
  ) -> some View {
    transformEnvironment(\.chart) { $0.y.style = { AnyView(content($0)) } }
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
}
