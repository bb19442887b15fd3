// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LayoutEngine {
  /// Says where the children of a node are: adds them to ``placements``, in the order of the views.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - proposal: The size that is proposed to the node.
  ///   - size: The size that the node chooses for it.
  mutating func arrange(_ index: Int, proposal: Proposal, size: Size) {
    switch tree.nodes[index].kind {
    case .shape, .customShape, .text, .image, .spacer, .divider, .bar, .ring, .custom, .gridRow:
      break
    case .stack: arrangeStack(index, proposal: proposal, size: size)
    case .zStack: arrangeZStack(index, size: size)
    case .fitting: arrangeFitting(index, proposal: proposal)
    case .layout: arrangeLayout(index, proposal: proposal, size: size)
    case .reader: arrangeReader(index, size: size)
    case .ignoresSafeArea(let number):
      arrangeBeyondSafeArea(index, tree.rare.safeAreas[Int(number)], size: size)
    case .lazyGrid: arrangeLazyGrid(index, size: size)
    case .grid: arrangeGrid(index, proposal: proposal)
    case .frame(let width, let height, let alignment):
      arrangeAligned(
        index, Proposal(width: width.or(proposal.width), height: height.or(proposal.height)),
        alignment, in: size)
    case .flexibleFrame(let frame):
      arrangeFlexibleFrame(
        index, tree.flexibleFrames[Int(frame)], proposal: proposal, size: size)
    case .padding(let insets):
      arrangeChild(index, inner(proposal, of: index), x: insets.leading, y: insets.top)
    case .fixedSize, .aspectRatio: arrangeCentered(index, inner(proposal, of: index), in: size)
    case .position(let point): arrangePosition(index, at: point, in: size)
    case .offset(let offset):
      arrangeChild(index, proposal, x: offset.width, y: offset.height)
    case .background(let other, let alignment), .overlay(let other, let alignment),
      .mask(let other, let alignment):
      arrangeLayers(index, Int(other), alignment, proposal: proposal, size: size)
    case .proposal, .guide, .clip, .opacity, .accentable, .hidden, .link, .identified, .labeled,
      .region, .preference, .preferenceLayer, .layoutValue, .action, .effect, .containerShape:
      arrangeChild(index, inner(proposal, of: index), x: 0, y: 0)
    }
  }

  /// Puts the only child at a place.
  mutating func arrangeChild(_ index: Int, _ proposal: Proposal, x: Double, y: Double) {
    let child = Int(tree.nodes[index].first)
    let size = size(of: child, for: proposal)
    placements.append(Placement(node: child, x: x, y: y, proposal: proposal, size: size))
  }

  /// Puts the only child in the middle of its parent.
  mutating func arrangeCentered(_ index: Int, _ proposal: Proposal, in outer: Size) {
    let child = Int(tree.nodes[index].first)
    let size = size(of: child, for: proposal)
    placements.append(
      Placement(
        node: child, x: middle(of: outer.width, less: size.width),
        y: middle(of: outer.height, less: size.height), proposal: proposal, size: size))
  }

  /// Half of what a length leaves of another one; 0 if one of them is infinite.
  func middle(of outer: Double, less inner: Double) -> Double {
    let half = (outer - inner) / 2
    return half.isFinite ? half : 0
  }
}
