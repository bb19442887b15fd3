// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LayoutEngine {
  /// The proposal to a child that keeps a ratio: the largest size of the ratio in what is offered,
  /// or the smallest that covers it.
  ///
  /// Without a ratio the child's ideal size gives it. With nothing offered nothing is proposed; with one length it alone decides.
  /// Source: Tokamak and OpenSwiftUI, compared with SwiftUI; filling with one length is not verified.
  mutating func aspectProposal(
    _ index: Int, _ ratio: Double?, _ mode: ContentMode, for proposal: Proposal
  ) -> Proposal {
    if proposal.width.isUnspecified, proposal.height.isUnspecified { return proposal }
    var base = Size(width: ratio ?? 1, height: 1)
    if ratio == nil {
      let ideal = size(of: Int(tree.nodes[index].first), for: .unspecified)
      if ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite {
        base = ideal
      }
    }
    let factor: Double
    switch (proposal.width.optional, proposal.height.optional) {
    case (let width?, let height?):
      let (horizontal, vertical) = (width / base.width, height / base.height)
      factor = mode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
    case (let width?, nil): factor = width / base.width
    case (nil, let height?): factor = height / base.height
    case (nil, nil): return proposal
    }
    return Proposal(
      width: ProposedLength(clamping: base.width * factor),
      height: ProposedLength(clamping: base.height * factor))
  }
}
