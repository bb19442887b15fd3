// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LayoutEngine {
  /// The first view that fits into what is offered, and if none does the last; nil if there is none.
  ///
  /// A view fits whose ideal length is not more than what is offered, in each of the axes that count.
  /// Source: Apple's documentation of `ViewThatFits`.
  private mutating func fitting(_ index: Int, _ axes: Axis.Set, _ proposal: Proposal) -> Int? {
    let children = tree.children(of: index)
    let ideal = Proposal(
      width: axes.contains(.horizontal) ? .unspecified : proposal.width,
      height: axes.contains(.vertical) ? .unspecified : proposal.height)
    for child in children.dropLast() {
      let size = size(of: Int(child), for: ideal)
      let isWide = axes.contains(.horizontal) && size.width > proposal.width.or(.infinity) + 1e-6
      let isHigh = axes.contains(.vertical) && size.height > proposal.height.or(.infinity) + 1e-6
      if !isWide, !isHigh { return Int(child) }
    }
    return children.last.map { Int($0) }
  }

  /// The size of the view that fits.
  mutating func fittingSize(of index: Int, for proposal: Proposal) -> Size {
    guard case .fitting(let axes) = tree.nodes[index].kind,
      let child = fitting(index, axes, proposal)
    else { return .zero }
    return size(of: child, for: proposal)
  }

  /// Places the view that fits, and none of the others.
  mutating func arrangeFitting(_ index: Int, proposal: Proposal) {
    guard case .fitting(let axes) = tree.nodes[index].kind,
      let child = fitting(index, axes, proposal)
    else { return }
    let size = size(of: child, for: proposal)
    placements.append(Placement(node: child, x: 0, y: 0, proposal: proposal, size: size))
  }
}
