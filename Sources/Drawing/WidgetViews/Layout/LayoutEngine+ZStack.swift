// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LayoutEngine {
  /// The size of views put over each other.
  mutating func zStackSize(of index: Int, for proposal: Proposal) -> Size {
    guard case .zStack(let alignment) = tree.nodes[index].kind else { return .zero }
    return zStackExtent(index, alignment: alignment, for: proposal).size
  }

  /// The size of views put over each other, and the line on which their guides meet.
  ///
  /// Only the children of the highest priority count: the size is the largest width and height among them, the line the largest value of
  /// the guides. Source: OpenSwiftUI, `ZStack.swift`.
  private mutating func zStackExtent(
    _ stack: Int, alignment: Alignment, for proposal: Proposal
  ) -> (size: Size, line: Point) {
    let children = tree.children(of: stack)
    let priority = children.map { tree.nodes[Int($0)].priority }.max() ?? 0
    var size = Size.zero
    var line = Point(x: -.infinity, y: -.infinity)
    for child in children where tree.nodes[Int(child)].priority == priority {
      let inner = self.size(of: Int(child), for: proposal)
      size.width = max(size.width, inner.width)
      size.height = max(size.height, inner.height)
      line.x = max(line.x, guideX(alignment, Int(child), proposal, inner))
      line.y = max(line.y, guideY(alignment, Int(child), proposal, inner))
    }
    return (size, line)
  }

  /// Puts the children over each other; each is offered what the stack takes, so that a color fills the box of a text.
  mutating func arrangeZStack(_ stack: Int, size: Size) {
    guard case .zStack(let alignment) = tree.nodes[stack].kind else { return }
    let placing = Proposal(size)
    let line = zStackExtent(stack, alignment: alignment, for: placing).line
    for child in tree.children(of: stack) {
      let inner = self.size(of: Int(child), for: placing)
      let x = line.x - guideX(alignment, Int(child), placing, inner)
      let y = line.y - guideY(alignment, Int(child), placing, inner)
      placements.append(
        Placement(
          node: Int(child), x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, proposal: placing,
          size: inner))
    }
  }

  /// Puts a view, and another one behind or before it, which is offered the view's size and may be larger.
  ///
  /// The guides of both meet; those that are set for them count. Source: Tokamak and OpenLayout, compared with SwiftUI.
  mutating func arrangeLayers(
    _ index: Int, _ other: Int, _ alignment: Alignment, proposal: Proposal, size: Size
  ) {
    let primary = Int(tree.nodes[index].first)
    placements.append(Placement(node: primary, x: 0, y: 0, proposal: proposal, size: size))
    let placing = Proposal(size)
    let inner = self.size(of: other, for: placing)
    let x =
      guideX(alignment, primary, proposal, size) - guideX(alignment, other, placing, inner)
    let y =
      guideY(alignment, primary, proposal, size) - guideY(alignment, other, placing, inner)
    placements.append(
      Placement(
        node: other, x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, proposal: placing, size: inner))
  }

  private mutating func guideX(
    _ alignment: Alignment, _ node: Int, _ proposal: Proposal, _ size: Size
  ) -> Double {
    value(of: alignment.horizontal.guide, in: node, proposal: proposal, size: size)
  }

  private mutating func guideY(
    _ alignment: Alignment, _ node: Int, _ proposal: Proposal, _ size: Size
  ) -> Double {
    value(of: alignment.vertical.guide, in: node, proposal: proposal, size: size)
  }
}
