// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// How the view of a mark, or of a layer of marks, is drawn.
struct MarkLook {
  var zIndex: Double?
  var opacity = 1.0
  /// The changes of the view, the innermost first.
  var effects: [(AnyView) -> AnyView] = []
  /// The marks outside of whose areas nothing is drawn, for each mask.
  var masks: [[ChartMark]] = []
}

/// A layer in which marks are drawn together, so that what changes it changes all of them at once.
struct MarkLayer {
  /// What the layers of a chart are told apart by.
  final class Identity: Sendable {}

  let identity: Identity
  /// How what is in the layer is drawn in it.
  let inner: MarkLook
  /// The change of the layer as a view.
  let style: (AnyView) -> AnyView
}

/// Content whose marks are drawn in a layer.
struct LayeredChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let style: (AnyView) -> AnyView

  func collect(in marks: inout ChartMarks) {
    let first = marks.marks.count
    content.collect(in: &marks)
    let identity = MarkLayer.Identity()
    for index in marks.marks.indices.dropFirst(first) {
      marks.marks[index].enter(identity, style)
    }
  }
}

extension ChartMark {
  /// How the mark itself is drawn, whatever layers it is in.
  var innermostLook: MarkLook { layers.first?.inner ?? look }

  /// Puts the mark in a layer: what is said of its look from now on is said of the layer.
  fileprivate mutating func enter(
    _ identity: MarkLayer.Identity, _ style: @escaping (AnyView) -> AnyView
  ) {
    layers.append(MarkLayer(identity: identity, inner: look, style: style))
    look = MarkLook()
  }
}

nonisolated extension ChartContent {
  /// Draws the marks in a layer of their own, so that what changes it, as its opacity, changes all of them at once.
  public func compositingLayer() -> some ChartContent { LayeredChartContent(content: self) { $0 } }

  /// Draws the marks in a layer of their own, which a closure changes as a view; it is as large as the plot.
  public func compositingLayer(
    style: @escaping (ChartLayerContent) -> some View
  ) -> some ChartContent {
    LayeredChartContent(content: self) { AnyView(style(ChartLayerContent(view: $0))) }
  }
}

/// A layer of a chart: marks, or an axis, that are drawn together.
nonisolated public struct ChartLayerContent: View {
  let view: AnyView

  /// What is drawn in the layer.
  public var body: some View { view }
}
