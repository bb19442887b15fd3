// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LayoutEngine {
  /// Says where the children of a node are: adds them to ``placements``, in the order of the views.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - proposal: What is proposed to the node.
  ///   - size: The size that the node chooses for it.
  mutating func arrange(_ node: Node, proposal: Proposal, size: Size) {
    switch node.kind {
    case .shape, .text, .image, .spacer, .divider, .bar, .ring, .custom, .gridRow: break
    case .stack(let axis, let guide, let gaps):
      arrangeStack(node, axis: axis, guide: guide, gaps: gaps, proposal: proposal, size: size)
    case .zStack(let alignment):
      arrangeZStack(node, alignment: alignment, proposal: proposal, size: size)
    case .lazyGrid(let grid):
      arrangeLazyGrid(node, tree.lazyGrids[Int(grid)], proposal: proposal, size: size)
    case .grid(let grid):
      arrangeGrid(node, tree.grids[Int(grid)], proposal: proposal, size: size)
    case .frame(let width, let height, let alignment):
      arrangeAligned(
        node, Proposal(width: width.or(proposal.width), height: height.or(proposal.height)),
        alignment, in: size)
    case .flexibleFrame(let frame):
      arrangeFlexibleFrame(
        node, tree.flexibleFrames[Int(frame)], proposal: proposal, size: size)
    case .padding(let insets):
      let inner = inset(proposal, by: insets)
      arrangeChild(node, inner, x: insets.leading, y: insets.top)
    case .fixedSize(let horizontal, let vertical):
      let inner = Proposal(
        width: horizontal ? .unspecified : proposal.width,
        height: vertical ? .unspecified : proposal.height)
      arrangeCentred(node, inner, in: size)
    case .aspectRatio(let ratio, let mode):
      arrangeCentred(node, aspectProposal(node, ratio, mode, for: proposal), in: size)
    case .position(let point): arrangePosition(node, at: point, in: size)
    case .offset(let offset):
      arrangeChild(node, proposal, x: offset.width, y: offset.height)
    case .proposal(let change):
      arrangeChild(node, changed(proposal, by: change), x: 0, y: 0)
    case .background(let other, let alignment), .overlay(let other, let alignment):
      arrangeLayers(node, Int(other), alignment, proposal: proposal, size: size)
    case .guide, .clip, .opacity, .hidden, .link, .identified, .labelled:
      arrangeChild(node, proposal, x: 0, y: 0)
    }
  }

  /// Puts the only child at a place.
  mutating func arrangeChild(_ node: Node, _ proposal: Proposal, x: Double, y: Double) {
    let child = Int(node.first)
    let size = size(of: child, for: proposal)
    placements.append(Placement(node: child, x: x, y: y, proposal: proposal, size: size))
  }

  /// Puts the only child in the middle of its parent.
  mutating func arrangeCentred(_ node: Node, _ proposal: Proposal, in outer: Size) {
    let child = Int(node.first)
    let size = size(of: child, for: proposal)
    placements.append(
      Placement(
        node: child, x: middle(of: outer.width, less: size.width),
        y: middle(of: outer.height, less: size.height), proposal: proposal, size: size))
  }

  /// Half of what a length leaves of another one; 0 where one of them is infinite.
  func middle(of outer: Double, less inner: Double) -> Double {
    let half = (outer - inner) / 2
    return half.isFinite ? half : 0
  }
}
