// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// One of several views that are beside each other without a container, as a group has them.
///
/// What the others say of the whole widget, such as its background, does not count.
package struct ViewPart: PrimitiveView {
  private let content: AnyView
  private let index: Int

  /// Creates a view that shows one part of the content.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - index: The place of the part among them, from 0.
  package init(of content: AnyView, at index: Int) {
    self.content = content
    self.index = index
  }

  /// Returns the number of parts of views; 0 if they show nothing.
  package static func count(
    of content: AnyView, in environment: EnvironmentValues, settings: LayoutSettings = .standard
  ) -> Int {
    var resolver = ViewResolver(environment: environment, settings: settings)
    resolver.parts = []
    resolver.resolve(content)
    return resolver.pending.isEmpty ? 0 : max(1, resolver.parts?.count ?? 0)
  }

  /// The value of a preference that the part sets; nil if it sets none or shows nothing.
  package func preference<Key: PreferenceKey>(
    _ key: Key.Type, in environment: EnvironmentValues, settings: LayoutSettings = .standard
  ) -> Key.Value? {
    let canvas = WidgetCanvas(family: .systemMedium, size: Size(width: 338, height: 158))
    let layout = WidgetLayout(self, on: canvas, in: environment, settings: settings)
    return layout.content.flatMap { layout.engine.preference(key, of: $0.node) }
  }

  /// The size that a view has with a proposal, in points; zero if it shows nothing.
  package static func size(
    of view: AnyView, proposal: ProposedViewSize, in environment: EnvironmentValues,
    settings: LayoutSettings = .standard
  ) -> Size {
    let room = Rect(origin: .zero, size: Size(width: 338, height: 158))
    let layout = WidgetLayout(
      view, proposal: proposal, in: room, bounds: room, environment: environment,
      settings: settings)
    return layout.content?.frame.size ?? .zero
  }

  /// Adds the part to the view tree that the resolver builds.
  package func resolve(in resolver: inout ViewResolver) {
    let (start, outer) = (resolver.pending.count, resolver.parts)
    resolver.parts = []
    resolver.resolve(content)
    let parts = resolver.parts ?? []
    resolver.parts = outer
    guard parts.indices.contains(index) else {
      if index > 0 { resolver.pending.removeLast(resolver.pending.count - start) }
      return
    }
    var part = parts[index]
    let around = Part(of: resolver, nodes: 0..<0)
    resolver.pending.replaceSubrange(start..., with: Array(resolver.pending[part.nodes]))
    part.containerBackground = part.containerBackground ?? around.containerBackground
    part.statesContainerBackground =
      part.statesContainerBackground || around.statesContainerBackground
    part.problems += around.problems
    resolver.restore(part)
  }

  /// A part: its nodes, and what it says of the whole widget.
  struct Part {
    var nodes: Range<Int>
    var containerBackground: Int32?
    var statesContainerBackground: Bool
    var problems: [LayoutProblem]

    init(of resolver: borrowing ViewResolver, nodes: Range<Int>) {
      self.nodes = nodes
      containerBackground = resolver.containerBackground
      statesContainerBackground = resolver.statesContainerBackground
      problems = resolver.problems
    }
  }
}

/// A view that is looked at by itself: it need not say what is behind a widget.
package struct PreviewedPart<Content: View>: PrimitiveView {
  private let content: Content

  /// Wraps a view so that it counts as having a container background.
  package init(_ content: Content) {
    self.content = content
  }

  /// Adds the view to the view tree that the resolver builds.
  package func resolve(in resolver: inout ViewResolver) {
    resolver.resolve(content)
    resolver.statesContainerBackground = true
  }
}
