// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The place of which a background is.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// The background of the whole widget, which the system may remove.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The background of a screen of a navigation stack, which a widget does not have.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The background of a split view, which a widget does not have.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The background of a tab, which a widget does not have.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")

  private let name: String
}

struct ContainerBackgroundView<Content: View, Background: View>: PrimitiveView {
  let content: Content
  let container: ContainerBackgroundPlacement
  let background: Background

  func resolve(in resolver: inout ViewResolver) {
    resolver.resolve(content)
    guard container == .widget else { return }
    // The outermost is resolved last.
    resolver.containerBackground = resolver.detached(background)
    resolver.statesContainerBackground = true
  }
}

struct WidgetURLView<Content: View>: PrimitiveView {
  let content: Content
  let url: String?

  func resolve(in resolver: inout ViewResolver) {
    let start = resolver.pending.count
    resolver.resolve(content)
    guard let url else { return }
    // A grid has the cells of its rows, not the rows.
    let nodes = resolver.pending[start...].flatMap { index in
      if case .gridRow = resolver.tree.nodes[Int(index)].kind {
        return [index] + resolver.tree.children(of: Int(index))
      }
      return [index]
    }
    resolver.tree.rare.widgetURLs.append(WidgetURLNode(url: url, nodes: nodes))
  }
}

nonisolated extension View {
  /// Puts views behind the whole widget, its margins included; the content's layout does not know them.
  ///
  /// The system leaves it out where it shows a background of its own: in accented and in vibrant widgets.
  public func containerBackground(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let content = content()
    return ContainerBackgroundView(
      content: self, container: container,
      background: content.frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
  }

  /// Fills the background of the whole widget.
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    ContainerBackgroundView(
      content: self, container: container, background: Rectangle().fill(style))
  }

  /// Sets the URL that a tap on the widget opens outside of links; nil changes nothing.
  ///
  /// A widget has at most one. Source: Apple's documentation of `widgetURL`.
  @_disfavoredOverload public func widgetURL(_ url: String?) -> some View {
    WidgetURLView(content: self, url: url)
  }
}
