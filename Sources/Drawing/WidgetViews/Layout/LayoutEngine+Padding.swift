// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LayoutEngine {
  /// The part of a proposal inside insets, never less than 0.
  ///
  /// Source: OpenLayout, compared with SwiftUI.
  func inset(_ proposal: Proposal, by insets: EdgeInsets) -> Proposal {
    Proposal(
      width: proposal.width.inset(by: insets.leading + insets.trailing),
      height: proposal.height.inset(by: insets.top + insets.bottom))
  }

  /// Padding is larger than its child by the insets; negative ones make it smaller, never less than 0.
  mutating func paddingSize(of index: Int, for proposal: Proposal) -> Size {
    guard case .padding(let insets) = tree.nodes[index].kind else { return .zero }
    let inner = size(of: Int(tree.nodes[index].first), for: inset(proposal, by: insets))
    return Size(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom))
  }

  /// A view with a position takes all that it is offered, and its child's length if nothing is.
  ///
  /// Source: OpenSwiftUI, compared with SwiftUI.
  mutating func positionSize(of index: Int, for proposal: Proposal) -> Size {
    if !proposal.width.isUnspecified, !proposal.height.isUnspecified {
      return Size(width: proposal.width.value, height: proposal.height.value)
    }
    let inner = size(of: Int(tree.nodes[index].first), for: proposal)
    return Size(
      width: proposal.width.or(inner.width), height: proposal.height.or(inner.height))
  }

  /// Puts the middle of the child at a point.
  mutating func arrangePosition(_ index: Int, at point: Point, in size: Size) {
    let proposal = Proposal(size)
    let inner = self.size(of: Int(tree.nodes[index].first), for: proposal)
    arrangeChild(
      index, proposal, x: point.x - inner.width / 2, y: point.y - inner.height / 2)
  }
}
