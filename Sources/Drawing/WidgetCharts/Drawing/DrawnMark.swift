// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The view of a mark in the plot, with the layers that it is in.
struct DrawnMark {
  var view: AnyView
  /// How the mark is drawn, in its innermost layer if it is in one.
  var look: MarkLook
  /// The layers, the outermost first, with how each of them is drawn.
  var layers: [(layer: MarkLayer, look: MarkLook)]

  /// Takes the view of a mark, which is drawn as its look says already.
  init(_ view: AnyView, of mark: ChartMark) {
    self.view = view
    look = mark.innermostLook
    let outer = mark.layers.dropFirst().map(\.inner) + [mark.look]
    layers = zip(mark.layers, outer).map { ($0, $1) }.reversed()
  }

  /// The views of marks, the hindmost first; those of a layer are one view.
  static func views(of marks: [DrawnMark], in plan: ChartPlan) -> [AnyView] {
    var parts: [(order: Double, view: AnyView)] = []
    var layers: [(first: Int, layer: MarkLayer, look: MarkLook, marks: [DrawnMark])] = []
    for mark in marks {
      guard let (layer, look) = mark.layers.first else {
        parts.append((mark.look.zIndex ?? 0, mark.view))
        continue
      }
      var inner = mark
      inner.layers.removeFirst()
      if let index = layers.firstIndex(where: { $0.layer.identity === layer.identity }) {
        layers[index].marks.append(inner)
      } else {
        layers.append((parts.count, layer, look, [inner]))
        // The place of the layer among the marks is that of its first one.
        parts.append((look.zIndex ?? 0, AnyView(EmptyView())))
      }
    }
    for (first, layer, look, marks) in layers {
      let views = views(of: marks, in: plan)
      let view = layer.style(AnyView(PlotLayer(views: views, size: plan.plot.size)))
      parts[first].view = look.masked(look.changed(view), in: plan)
    }
    // Sorting keeps what is of the same order as it is.
    return parts.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }.map(\.element.view)
  }
}

/// Views at their places in a plot.
nonisolated struct PlotLayer: View {
  let views: [AnyView]
  let size: Size

  var body: some View {
    ZStack(alignment: .topLeading) { ForEach(views.indices, id: \.self) { views[$0] } }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
  }
}

extension MarkLook {
  /// A view with the opacity and the changes.
  func changed(_ view: AnyView) -> AnyView {
    let view = opacity < 1 ? AnyView(view.opacity(opacity)) : view
    return effects.reduce(view) { $1($0) }
  }

  /// A view in the plot where the masks leave it.
  func masked(_ view: AnyView, in plan: ChartPlan) -> AnyView {
    masks.reduce(view) { view, mask in
      let size = plan.plot.size
      let views = MarkDrawing.views(of: plan.with(mask))
      return AnyView(
        view.frame(width: size.width, height: size.height, alignment: .topLeading)
          .mask { PlotLayer(views: views, size: size) })
    }
  }
}
