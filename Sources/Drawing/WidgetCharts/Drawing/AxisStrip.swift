// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The room of an axis at an edge of the plot, whose labels and ticks are a view that the chart changes.
struct AxisStrip {
  let edge: Edge
  /// How much room the labels and the ticks take from the plot outwards, in points.
  private let thickness: Double
  /// The size of the changed view.
  private let size: Size
  private let style: (ChartAxisContent) -> AnyView

  /// The strips of axes that a chart changes.
  static func strips(
    of axes: [AxisPlan], _ settings: ChartSettings, x: ChartScale, y: ChartScale,
    in environment: EnvironmentValues
  ) -> [AxisStrip] {
    [Edge.top, .bottom, .leading, .trailing].compactMap {
      AxisStrip(at: $0, of: axes, settings, x: x, y: y, in: environment)
    }
  }

  /// The strip of the axes at an edge; nil if the chart does not change them.
  private init?(
    at edge: Edge, of axes: [AxisPlan], _ settings: ChartSettings, x: ChartScale, y: ChartScale,
    in environment: EnvironmentValues
  ) {
    let axes = axes.filter { $0.edge == edge }
    guard let axis = axes.first?.axis else { return nil }
    guard let style = (axis == .vertical ? settings.y : settings.x).style else { return nil }
    (self.edge, self.style) = (edge, style)
    var insets = EdgeInsets.zero
    for plan in axes { plan.enlarge(&insets, around: axis == .vertical ? y : x) }
    thickness =
      switch edge {
      case .top: insets.top
      case .bottom: insets.bottom
      case .leading: insets.leading
      case .trailing: insets.trailing
      }
    let inner = Self.size(of: thickness, at: edge, beside: Size(width: x.length, height: y.length))
    let view = style(ChartAxisContent(view: AnyView(Color.clear), size: inner))
    size =
      PreparedLayout(view, in: environment)
      .size(for: ProposedViewSize(width: inner.width, height: inner.height)) ?? .zero
  }

  /// Makes the room around the plot as much larger or smaller as the changed view is than the labels and the ticks.
  func enlarge(_ insets: inout EdgeInsets) {
    switch edge {
    case .top: insets.top = max(0, insets.top + size.height - thickness)
    case .bottom: insets.bottom = max(0, insets.bottom + size.height - thickness)
    case .leading: insets.leading = max(0, insets.leading + size.width - thickness)
    case .trailing: insets.trailing = max(0, insets.trailing + size.width - thickness)
    }
  }

  private static func size(of thickness: Double, at edge: Edge, beside plot: Size) -> Size {
    edge == .top || edge == .bottom
      ? Size(width: plot.width, height: thickness) : Size(width: thickness, height: plot.height)
  }

  /// The view with the axes' labels and ticks, in its place.
  func placed(_ axes: [AxisPlan], in plan: ChartPlan) -> ChartPlan.PlacedView {
    let plot = plan.plot
    // Where the strip begins that is not changed.
    let origin =
      switch edge {
      case .top: Point(x: plot.minX, y: plot.minY - thickness)
      case .bottom: Point(x: plot.minX, y: plot.maxY)
      case .leading: Point(x: plot.minX - thickness, y: plot.minY)
      case .trailing: Point(x: plot.maxX, y: plot.minY)
      }
    var views: [AnyView] = []
    for axis in axes where axis.edge == edge && axis.layers.isEmpty {
      let scale = axis.axis == .vertical ? plan.y : plan.x
      views += axis.lineViews(scale, plot: plot.size, ticks: true).map {
        AnyView($0.offset(x: plot.minX - origin.x, y: plot.minY - origin.y))
      }
      views += axis.placedLabels(scale, plot: plot).map { label in
        var label = label
        label.frame.origin.x -= origin.x
        label.frame.origin.y -= origin.y
        return AnyView(Placed(label))
      }
    }
    let inner = Self.size(of: thickness, at: edge, beside: plot.size)
    let view = style(
      ChartAxisContent(view: AnyView(PlotLayer(views: views, size: inner)), size: inner))
    var frame = Rect(origin: origin, size: size)
    switch edge {
    case .top, .bottom:
      frame.origin.x = plot.midX - size.width / 2
      if edge == .top { frame.origin.y = plot.minY - size.height }
    case .leading, .trailing:
      frame.origin.y = plot.midY - size.height / 2
      if edge == .leading { frame.origin.x = plot.minX - size.width }
    }
    return ChartPlan.PlacedView(view: view, frame: frame)
  }
}

/// An axis of a chart beside the plot: its labels and its ticks.
///
/// The lines over the plot are a part of the plot.
nonisolated public struct ChartAxisContent: View {
  let view: AnyView
  let size: Size

  /// The labels and the ticks.
  public var body: some View { view.frame(width: size.width, height: size.height) }
}
