// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ViewResolver {
  /// Adds a leaf.
  mutating func addLeaf(_ kind: NodeKind, spacing: Spacing = .standard, guides: GuideSet = []) {
    add(Node(kind: kind, guides: guides), spacing)
  }

  /// Adds a leaf whose size a function chooses, with the spacing of a text or of a usual view.
  ///
  /// - Parameters:
  ///   - textSize: The size of the font whose spacing the leaf has, in points; nil for the spacing of a usual view.
  ///   - size: The function, given what is proposed.
  package mutating func addLeaf(
    textSize: Double? = nil, size: @escaping @Sendable (ProposedViewSize) -> Size
  ) {
    tree.rare.customLeaves.append(CustomLeaf(size: size))
    addLeaf(
      .custom(Int32(tree.rare.customLeaves.count - 1)),
      spacing: textSize.map { .text(fontSize: $0, pixels: pixels) } ?? .standard)
  }

  /// Resolves a view that is offered something else than the node around it.
  package mutating func add(
    _ content: some View,
    changingProposal change: @escaping @Sendable (ProposedViewSize) -> ProposedViewSize
  ) {
    wrap(content) { resolver in
      resolver.tree.rare.proposals.append(change)
      return .proposal(Int32(resolver.tree.rare.proposals.count - 1))
    }
  }

  /// Adds a node that holds nodes of the tree.
  mutating func add(_ node: Node, _ spacing: Spacing) {
    pending.append(append(node, spacing))
  }

  /// Puts a node into the tree, without a place among its neighbors.
  mutating func append(_ node: Node, _ spacing: Spacing) -> Int32 {
    var node = node
    node.isRightToLeft = snapshot.values.layoutDirection == .rightToLeft
    tree.nodes.append(node)
    tree.spacings.append(spacing)
    return Int32(tree.nodes.count - 1)
  }

  /// Resolves a view and wraps each of its nodes.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - resetsPriority: Whether the wrapping node has no layout priority. Source: OpenSwiftUI, `UnaryLayout`: what changes a size or a
  ///     place resets it.
  ///   - resets: The edges at which the child's spacing preferences do not count.
  ///   - kind: The wrapping node, given the resolver.
  mutating func wrap(
    _ content: some View, resetsPriority: Bool = false, resets: Edge.Set = [],
    as kind: (inout ViewResolver) -> NodeKind
  ) {
    let start = pending.count
    resolve(content)
    guard pending.count > start else { return }
    wrap(from: start, resetsPriority: resetsPriority, resets: resets, as: kind(&self))
  }

  /// Wraps each of the nodes that were added since there were `start` of them.
  mutating func wrap(
    from start: Int, resetsPriority: Bool = false, resets: Edge.Set = [], as kind: NodeKind,
    guides: GuideSet = []
  ) {
    for index in start..<pending.count {
      let row = tree.nodes[Int(pending[index])]
      guard case .gridRow = row.kind else {
        pending[index] = wrapped(
          pending[index], resetsPriority: resetsPriority, resets: resets, as: kind, guides: guides)
        continue
      }
      // A row has no place of its own: what is said of it is said of its cells.
      for link in Int(row.first)..<Int(row.first + row.count) {
        tree.links[link] = wrapped(
          tree.links[link], resetsPriority: resetsPriority, resets: resets, as: kind,
          guides: guides)
      }
    }
  }

  /// Wraps a node.
  private mutating func wrapped(
    _ child: Int32, resetsPriority: Bool, resets: Edge.Set, as kind: NodeKind, guides: GuideSet
  ) -> Int32 {
    let inner = tree.nodes[Int(child)]
    let spacing = tree.spacings[Int(child)]
    return append(
      Node(
        kind: kind, first: child, cell: inner.cell, guides: inner.guides.union(guides),
        priority: resetsPriority ? 0 : inner.priority),
      resets.isEmpty ? spacing : spacing.resetting(resets))
  }

  /// Takes the nodes that were added since there were `start` of them as the children of a container.
  mutating func takeLinks(from start: Int) -> (first: Int32, count: Int32) {
    let first = tree.links.count
    tree.links.append(contentsOf: pending[start...])
    pending.removeLast(pending.count - start)
    return (Int32(first), Int32(tree.links.count - first))
  }

  /// Adds a view to the tree that is in no container: what is behind or before another one.
  ///
  /// Several views are put over each other. Source: Thinking in SwiftUI.
  ///
  /// - Returns: Its node; nil if it shows nothing.
  mutating func detached(_ content: some View) -> Int32? {
    let start = pending.count
    resolveChildren(content, in: .other)
    return takeSingle(from: start) { $0.addZStack(.center, from: start) }
  }

  /// Resolves views that become one node, whatever is around them.
  mutating func resolveJoined(_ add: (inout ViewResolver) -> Void) {
    let (start, outer) = (pending.count, parts)
    parts = nil
    add(&self)
    parts = outer
    joinDetached(from: start)
  }

  /// Joins the nodes that were added since there were `start` of them into one.
  mutating func joinDetached(from start: Int) {
    if pending.count > start + 1 { addZStack(.center, from: start) }
  }

  /// Takes the node that was added since there were `start` of them; several are joined first.
  mutating func takeSingle(
    from start: Int, joining join: (inout ViewResolver) -> Void
  ) -> Int32? {
    if pending.count > start + 1 { join(&self) }
    return pending.count > start ? pending.removeLast() : nil
  }
}
