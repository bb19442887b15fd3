// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension View {
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
