// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The lines of a text as far as they are known.
struct TextLayoutCache {
  /// The widths of its parts.
  var measured: MeasuredText?

  /// The lines without any limit of width or height.
  var ideal: TextLayout?

  /// The lines for the proposal that was made last.
  var last: TextLayout?

  /// That proposal.
  var lastProposal = Proposal.unspecified
}

extension LayoutEngine {
  /// A text has the size of its lines: it breaks and is cut where what it is offered is too small, and never grows.
  ///
  /// Source: measured on macOS; OpenSwiftUI, `Text+StringDrawingContext.swift`.
  mutating func textSize(of index: Int, for proposal: Proposal) -> Size {
    guard case .text(let number) = tree.nodes[index].kind else { return .zero }
    let text = Int(number)
    let ideal = idealLayout(text).size
    let size = fits(ideal, in: proposal) ? ideal : textLayout(text, for: proposal).size
    // What the system goes on writing takes all the width. Source: OpenSwiftUI, `widthIsFlexible`.
    guard tree.texts[text].isLive, proposal.width != .infinity else { return size }
    return Size(width: max(size.width, proposal.width.or(0)), height: size.height)
  }

  /// The lines of a text for a proposal.
  mutating func textLayout(_ text: Int, for proposal: Proposal) -> TextLayout {
    let ideal = idealLayout(text)
    if fits(ideal.size, in: proposal) { return ideal }
    if let last = textLayouts[text].last, textLayouts[text].lastProposal == proposal {
      return last
    }
    let layout = TextLayout(
      measured(text), width: proposal.width.optional, height: proposal.height.optional,
      options: tree.texts[text].options)
    textLayouts[text].last = layout
    textLayouts[text].lastProposal = proposal
    return layout
  }

  /// The lines of a text that breaks nowhere except where its string does.
  private mutating func idealLayout(_ text: Int) -> TextLayout {
    if let ideal = textLayouts[text].ideal { return ideal }
    let layout = TextLayout(
      measured(text), width: nil, height: nil, options: tree.texts[text].options)
    textLayouts[text].ideal = layout
    return layout
  }

  private func fits(_ size: Size, in proposal: Proposal) -> Bool {
    size.width <= proposal.width.or(.infinity) && size.height <= proposal.height.or(.infinity)
  }

  private mutating func measured(_ text: Int) -> MeasuredText {
    if let measured = textLayouts[text].measured { return measured }
    let node = tree.texts[text]
    let measured = MeasuredText(node.spans, locale: node.options.locale)
    textLayouts[text].measured = measured
    return measured
  }
}
