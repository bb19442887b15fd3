// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ViewResolver {
  /// Resolves views as the children of a stack.
  mutating func addStack(
    _ axis: Axis, guide: Guide, spacing: Double?, modifier: String, content: some View
  ) {
    let start = pending.count
    resolveChildren(content, in: .stack(axis))
    addStack(
      axis, guide: guide, spacing: checked(spacing, for: modifier, allowsNegative: true),
      from: start)
  }

  /// Puts the nodes that were added since there were `start` of them into a stack.
  ///
  /// A stack of one is transparent: the size, the guides and the spacing are the child's. One without children has no size and the lowest
  /// priority. Source: both measured, the priority OpenSwiftUI.
  mutating func addStack(_ axis: Axis, guide: Guide, spacing: Double?, from start: Int) {
    if pending.count == start + 1 {
      tree.nodes[Int(pending[start])].priority = 0
      tree.nodes[Int(pending[start])].isAloneInStack = true
      if !tree.rare.zIndices.isEmpty { tree.rare.zIndices[pending[start]] = nil }
      return
    }
    let (first, count) = takeLinks(from: start)
    var node = Node(
      kind: .stack(axis: axis, guide: guide, gaps: 0), first: first, count: count,
      priority: count == 0 ? -.infinity : 0)
    var total = 0.0
    padGaps()
    for index in Int(first)..<tree.links.count {
      let child = Int(tree.links[index])
      node.guides.formUnion(tree.nodes[child].guides.intersection(.combined))
      guard index > Int(first) else { continue }
      let gap =
        spacing
        ?? tree.spacings[Int(tree.links[index - 1])].distance(
          to: tree.spacings[child], along: axis, fallback: settings.stackSpacing)
      tree.gaps[index] = gap
      total += gap
    }
    node.kind = .stack(axis: axis, guide: guide, gaps: total)
    add(node, stackSpacing(axis, first: Int(first)))
  }

  /// Puts the nodes that were added since there were `start` of them over each other.
  mutating func addZStack(_ alignment: Alignment, from start: Int) {
    let (first, count) = takeLinks(from: start)
    var node = Node(kind: .zStack(alignment), first: first, count: count)
    var spacing = Spacing.none
    for index in Int(first)..<tree.links.count {
      let child = Int(tree.links[index])
      node.guides.formUnion(tree.nodes[child].guides.intersection(.combined))
      spacing.formUnion(tree.spacings[child])
    }
    add(node, spacing)
  }

  /// Makes ``ViewTree/gaps`` as long as ``ViewTree/links``.
  private mutating func padGaps() {
    let missing = tree.links.count - tree.gaps.count
    tree.gaps.append(contentsOf: repeatElement(0, count: missing))
  }

  /// The preferences of a stack: at its ends those of the children there, at its sides the largest of all.
  ///
  /// Source: OpenSwiftUI, `StackLayout.swift`.
  private func stackSpacing(_ axis: Axis, first: Int) -> Spacing {
    var spacing = Spacing.none
    let children = tree.links[first...]
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for child in children { spacing.formUnion(tree.spacings[Int(child)], edges: sides) }
    guard let start = children.first, let end = children.last else { return .none }
    spacing.formUnion(
      tree.spacings[Int(start)], edges: axis == .horizontal ? .leading : .top)
    spacing.formUnion(
      tree.spacings[Int(end)], edges: axis == .horizontal ? .trailing : .bottom)
    return spacing
  }
}
