// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The limits of a flexible frame, in points; those that are not given are nil.
struct FlexibleFrame {
  /// The limits in one direction.
  struct Limits {
    var min: Double?
    var ideal: Double?
    var max: Double?

    /// Creates limits that agree: none is negative, the ideal is not less than the least, the most not less than both.
    ///
    /// Source: OpenSwiftUI, `FrameLayout.swift`.
    init(min: Double?, ideal: Double?, max: Double?) {
      let least = min.map { Swift.max(0, $0) }
      let usual = ideal.map { Swift.max(least ?? 0, $0) }
      self.min = least
      self.ideal = usual
      self.max = max.map { Swift.max(usual ?? least ?? 0, $0) }
    }

    /// The proposal to the child: what is proposed or else the ideal, within the limits.
    func proposal(for length: ProposedLength) -> ProposedLength {
      guard let wanted = length.optional ?? ideal else { return .unspecified }
      return ProposedLength(clamping: clamped(wanted))
    }

    /// The length of the frame, given what is proposed and what the child then chose.
    func length(for proposed: ProposedLength, child: Double) -> Double {
      if proposed.isUnspecified, let ideal { return ideal }
      let offered = proposal(for: proposed)
      switch (min, max) {
      case (_?, _?): return clamped(proposed.isUnspecified ? child : proposed.value)
      case (let least?, nil): return Swift.max(least, Swift.min(offered.or(.infinity), child))
      case (nil, let most?): return Swift.min(most, Swift.max(offered.or(0), child))
      case (nil, nil): return child
      }
    }

    /// The proposal to the child when it is placed: the frame's own length, unless nothing was said
    /// about it.
    ///
    /// Source: OpenSwiftUI, for apps linked against the SDK of iOS 17 or later.
    func placing(for proposed: ProposedLength, length: Double) -> ProposedLength {
      let isInside = length > (min ?? -.infinity) && length < (max ?? .infinity)
      if proposed.isUnspecified, ideal == nil, isInside { return .unspecified }
      return ProposedLength(clamping: length)
    }

    private func clamped(_ length: Double) -> Double {
      Swift.min(Swift.max(length, min ?? 0), max ?? .infinity)
    }
  }

  var width: Limits
  var height: Limits
  var alignment: Alignment
}

extension LayoutEngine {
  /// A frame of fixed lengths has them; in a direction without one it has the child's.
  ///
  /// Source: Tokamak and OpenLayout, compared with SwiftUI.
  mutating func frameSize(of index: Int, for proposal: Proposal) -> Size {
    guard case .frame(let width, let height, _) = tree.nodes[index].kind else { return .zero }
    let inner = size(
      of: Int(tree.nodes[index].first),
      for: Proposal(width: width.or(proposal.width), height: height.or(proposal.height)))
    return Size(width: width.or(inner.width), height: height.or(inner.height))
  }

  /// A flexible frame has what is proposed or what the child chooses, within its limits.
  ///
  /// With both limits it does not matter what the child wants. With one only, the frame is between that limit and the child, which is why
  /// `maxWidth: .infinity` fills and `minWidth` does not. Source: Apple's documentation of `frame(minWidth:…)` for the outline; OpenSwiftUI,
  /// `FrameLayout.swift`, which agrees with all native comparisons.
  mutating func flexibleFrameSize(of index: Int, for proposal: Proposal) -> Size {
    guard case .flexibleFrame(let number) = tree.nodes[index].kind else { return .zero }
    let frame = tree.flexibleFrames[Int(number)]
    let inner = size(
      of: Int(tree.nodes[index].first),
      for: Proposal(
        width: frame.width.proposal(for: proposal.width),
        height: frame.height.proposal(for: proposal.height)))
    return Size(
      width: frame.width.length(for: proposal.width, child: inner.width),
      height: frame.height.length(for: proposal.height, child: inner.height))
  }

  /// Puts the child into a flexible frame.
  mutating func arrangeFlexibleFrame(
    _ index: Int, _ frame: FlexibleFrame, proposal: Proposal, size: Size
  ) {
    let placing = Proposal(
      width: frame.width.placing(for: proposal.width, length: size.width),
      height: frame.height.placing(for: proposal.height, length: size.height))
    arrangeAligned(index, placing, frame.alignment, in: size)
  }
}
