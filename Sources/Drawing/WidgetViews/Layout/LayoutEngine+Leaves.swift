// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LayoutEngine {
  /// A shape takes what it is offered, and 10 if nothing is; a circle then only a square of the shorter side.
  ///
  /// Source: Apple's documentation of `Shape.sizeThatFits`; OpenLayout and measurements for the 10; OpenSwiftUI for the circle.
  func shapeSize(isCircle: Bool, for proposal: Proposal) -> Size {
    let size = Size(width: proposal.width.or(10), height: proposal.height.or(10))
    guard isCircle else { return size }
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }

  /// A shape of a type of its own chooses its size; what it answers is made a size.
  ///
  /// Apart, so that the sizes of all other nodes are found without room on the stack for it.
  @inline(never)
  func customShapeSize(_ shape: Int, for proposal: Proposal) -> Size {
    let size = tree.shapes[shape].geometry.size(for: proposal.publicValue)
    return Size(
      width: size.width.isNaN ? 0 : max(0, size.width),
      height: size.height.isNaN ? 0 : max(0, size.height))
  }

  /// A spacer takes what it is offered along its stack, at least its minimum, and nothing across; outside of stacks both ways.
  ///
  /// Source: Apple's documentation of `Spacer`; measured for the length across.
  func spacerSize(axis: Axis?, minLength: Double, for proposal: Proposal) -> Size {
    let width = max(proposal.width.or(minLength), minLength)
    let height = max(proposal.height.or(minLength), minLength)
    return switch axis {
    case .horizontal: Size(width: width, height: 0)
    case .vertical: Size(width: 0, height: height)
    case nil: Size(width: width, height: height)
    }
  }

  /// An image has its own size; a resizable one takes what it is offered, and its own length if nothing is.
  ///
  /// Source: Apple, WWDC19 session 237; OpenSwiftUI, `ResolvedImage.sizeThatFits`.
  func imageSize(_ image: Int, for proposal: Proposal) -> Size {
    let size = tree.images[image].size
    guard tree.images[image].isResizable else { return size }
    return Size(width: proposal.width.or(size.width), height: proposal.height.or(size.height))
  }

  /// A leaf with a function of its own; what it answers is made a size.
  func customSize(of index: Int, for proposal: Proposal) -> Size {
    guard case .custom(let leaf) = tree.nodes[index].kind else { return .zero }
    let size = tree.rare.customLeaves[Int(leaf)].size(proposal.publicValue)
    return Size(
      width: size.width.isNaN ? 0 : max(0, size.width),
      height: size.height.isNaN ? 0 : max(0, size.height))
  }

  /// The proposal that a node with a function of its own makes of another one.
  func changed(_ proposal: Proposal, by change: Int32) -> Proposal {
    Proposal(tree.rare.proposals[Int(change)](proposal.publicValue))
  }
}
