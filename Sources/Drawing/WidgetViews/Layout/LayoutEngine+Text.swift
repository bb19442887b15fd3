// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The lines of a text as far as they are known.
struct TextLayoutCache {
  /// The widths of its parts.
  var measured: MeasuredText?

  /// The lines without any limit of width or height.
  private(set) var ideal: TextLayout?

  /// Their size, which is asked for more often than they are.
  private(set) var idealSize: Size?

  /// The lines for the proposal that was made last.
  private(set) var last: TextLayout?

  /// Their size.
  private(set) var lastSize: Size?

  /// That proposal.
  private(set) var lastProposal = Proposal.unspecified

  /// Keeps the lines without any limit.
  mutating func keep(ideal layout: TextLayout) {
    ideal = layout
    idealSize = layout.size
  }

  /// Keeps the lines for a proposal, in place of those for another one.
  mutating func keep(_ layout: TextLayout, for proposal: Proposal) {
    last = layout
    lastSize = layout.size
    lastProposal = proposal
  }
}

extension LayoutEngine {
  /// A text has the size of its lines: it breaks and is cut where what it is offered is too small, and never grows.
  ///
  /// Source: measured on macOS; OpenSwiftUI, `Text+StringDrawingContext.swift`.
  mutating func textSize(of index: Int, for proposal: Proposal) -> Size {
    guard case .text(let number) = tree.nodes[index].kind else { return .zero }
    let text = Int(number)
    // The lines are read where they are kept, because a copy of them takes longer than the rest.
    let ideal = idealSize(text)
    let size = fits(ideal, in: proposal) ? ideal : size(ofText: text, for: proposal)
    // What the system goes on writing takes all the width. Source: OpenSwiftUI, `widthIsFlexible`.
    guard tree.texts[text].isLive, proposal.width != .infinity else { return size }
    return Size(width: max(size.width, proposal.width.or(0)), height: size.height)
  }

  /// The lines of a text for a proposal.
  mutating func textLayout(_ text: Int, for proposal: Proposal) -> TextLayout {
    if fits(idealSize(text), in: proposal), let ideal = textLayouts[text].ideal { return ideal }
    if textLayouts[text].lastProposal == proposal, let last = textLayouts[text].last { return last }
    return layOut(text, for: proposal)
  }

  /// The size of a text that breaks nowhere except where its string does.
  private mutating func idealSize(_ text: Int) -> Size {
    if let size = textLayouts[text].idealSize { return size }
    let layout = TextLayout(
      measured(text), width: nil, height: nil, options: tree.texts[text].options)
    textLayouts[text].keep(ideal: layout)
    return layout.size
  }

  /// The size of a text that does not have its ideal size for a proposal.
  private mutating func size(ofText text: Int, for proposal: Proposal) -> Size {
    if textLayouts[text].lastProposal == proposal, let size = textLayouts[text].lastSize {
      return size
    }
    return layOut(text, for: proposal).size
  }

  /// Lays a text out for a proposal, and remembers it.
  private mutating func layOut(_ text: Int, for proposal: Proposal) -> TextLayout {
    let layout = TextLayout(
      measured(text), width: proposal.width.optional, height: proposal.height.optional,
      options: tree.texts[text].options)
    textLayouts[text].keep(layout, for: proposal)
    return layout
  }

  private func fits(_ size: Size, in proposal: Proposal) -> Bool {
    size.width <= proposal.width.or(.infinity) && size.height <= proposal.height.or(.infinity)
  }

  private mutating func measured(_ text: Int) -> MeasuredText {
    if let measured = textLayouts[text].measured { return measured }
    let measured = MeasuredText(
      tree.texts[text].spans, locale: tree.texts[text].options.locale)
    textLayouts[text].measured = measured
    return measured
  }
}
