// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A chart, drawn from its plan.
nonisolated struct ChartPicture: View {
  let plan: ChartPlan

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if let background = plan.settings.background {
        background.content(proxy)
          .frame(width: plan.size.width, height: plan.size.height, alignment: background.alignment)
      }
      plot.offset(x: plan.plot.minX, y: plan.plot.minY)
      for label in labels { Placed(label) }
      if let legend = plan.legend {
        Placed(ChartPlan.PlacedView(view: legend.view, frame: legend.frame(in: plan.size)))
      }
      if let overlay = plan.settings.overlay {
        overlay.content(proxy)
          .frame(width: plan.size.width, height: plan.size.height, alignment: overlay.alignment)
      }
    }
    .frame(width: plan.size.width, height: plan.size.height)
    .transformEnvironment(\.chart) { $0 = ChartSettings() }
  }

  private var proxy: ChartProxy { ChartProxy(plan) }

  /// The titles and the labels of axes, and the axes that the chart changes.
  private var labels: [ChartPlan.PlacedView] {
    plan.titles
      + plan.axes.filter { $0.layers.isEmpty && !plan.hasStrip($0) }.flatMap {
        $0.placedLabels(plan.scale(of: $0), plot: plan.plot)
      }
      + plan.strips.map { $0.placed(plan.axes, in: plan) }
  }

  private var plot: some View {
    let content = ChartPlotContent(
      view: AnyView(
        ZStack(alignment: .topLeading) {
          Color.clear
          for line in lines { line }
          for mark in MarkDrawing.views(of: plan) { mark }
        }
        .frame(width: plan.plot.width, height: plan.plot.height)))
    return plan.settings.plotStyle?(content) ?? AnyView(content)
  }

  /// The grid and the ticks, and the axes that are in layers of their own.
  private var lines: [AnyView] {
    plan.axes.flatMap { axis in
      let scale = plan.scale(of: axis)
      let size = plan.plot.size
      guard axis.layers.isEmpty else {
        let labels = axis.placedLabels(scale, plot: Rect(origin: .zero, size: size))
        let views =
          axis.lineViews(scale, plot: size) + labels.map { AnyView(Placed($0)) }
        return [axis.layers.reduce(AnyView(PlotLayer(views: views, size: size))) { $1($0) }]
      }
      return axis.lineViews(scale, plot: size, ticks: plan.hasStrip(axis) ? false : nil)
    }
  }
}

/// A view in its frame.
nonisolated struct Placed: View {
  let view: AnyView
  let frame: Rect

  init(_ placed: ChartPlan.PlacedView) {
    (view, frame) = (placed.view, placed.frame)
  }

  var body: some View {
    view.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
  }
}
