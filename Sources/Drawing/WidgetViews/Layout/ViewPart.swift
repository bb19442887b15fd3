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

  /// Returns what each part of views says in a preference; nothing if they show nothing.
  ///
  /// The views are resolved once for all parts, and not laid out: a value that depends on the frame of a view gets an undefined one.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - content: The views.
  ///   - environment: Their environment.
  ///   - inContainers: Whether what views in containers say counts, and what is behind and before a view.
  ///   - settings: The numbers of the layout.
  /// - Returns: A value for each part, in their order; nil for one that does not set the preference.
  package static func preferences<Key: PreferenceKey>(
    _ key: Key.Type, of content: AnyView, in environment: EnvironmentValues,
    inContainers: Bool = true, settings: LayoutSettings = .standard
  ) -> [Key.Value?] {
    var resolver = ViewResolver(environment: environment, settings: settings)
    resolver.parts = []
    resolver.resolve(content)
    guard !resolver.pending.isEmpty else { return [] }
    let all = Part(of: resolver, nodes: 0..<resolver.pending.count)
    let parts = resolver.parts.flatMap { $0.isEmpty ? nil : $0 } ?? [all]
    let nodes = parts.map { resolver.pending[$0.nodes].map(Int.init) }
    let engine = LayoutEngine(tree: resolver.tree, settings: settings)
    return nodes.map { engine.preference(key, of: $0, inContainers: inContainers) }
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
