// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LayoutEngine {
  /// The value of a guide of a node: the one that is set for it, or the usual one.
  mutating func value(
    of guide: Guide, in index: Int, proposal: Proposal, size: Size
  ) -> Double {
    explicitValue(of: guide, in: index, proposal: proposal, size: size)
      ?? guide.defaultValue(in: size)
  }

  /// The value of a guide that is set for a node or for what is in it; nil if none is.
  ///
  /// A node with one child has the child's value, moved by the child's place. A container combines those of its children: the smallest of
  /// first baselines, the largest of last ones, the custom mean. The guides of the frame, such as leading, are never combined.
  /// Source: OpenSwiftUI, `AlignmentGuide.swift`.
  mutating func explicitValue(
    of guide: Guide, in index: Int, proposal: Proposal, size: Size
  ) -> Double? {
    // Most views set no guide, and are not worth a look inside.
    guard tree.nodes[index].guides.contains(guide), budget > 0 else { return nil }
    switch tree.nodes[index].kind {
    case .text(let text): return baseline(guide, of: Int(text), for: proposal)
    case .image(let image): return tree.images[Int(image)].baseline
    case .guide(let setting) where tree.guides[Int(setting)].guide == guide:
      return setValue(Int(setting), in: index, proposal: proposal, size: size)
    case .layout:
      return layoutGuide(guide, of: index, proposal: proposal, size: size)
        ?? (guide.isCombined
          ? combinedValue(of: guide, in: index, proposal: proposal, size: size) : nil)
    default: return combinedValue(of: guide, in: index, proposal: proposal, size: size)
    }
  }

  /// A baseline of a text.
  private mutating func baseline(
    _ guide: Guide, of text: Int, for proposal: Proposal
  ) -> Double {
    let layout = textLayout(text, for: proposal)
    return guide == .firstTextBaseline ? layout.firstBaseline : layout.lastBaseline
  }

  /// The value of a guide that a function sets.
  private mutating func setValue(
    _ setting: Int, in index: Int, proposal: Proposal, size: Size
  ) -> Double? {
    let dimensions = dimensions(
      of: Int(tree.nodes[index].first), proposal: proposal, size: size)
    let value = tree.guides[setting].value(dimensions)
    return value.isFinite ? value : nil
  }

  /// The value of a guide that the children of a node have.
  private mutating func combinedValue(
    of guide: Guide, in index: Int, proposal: Proposal, size: Size
  ) -> Double? {
    budget -= 1
    let start = placements.count
    arrange(index, proposal: proposal, size: size)
    var end = placements.count
    defer { placements.removeLast(placements.count - start) }
    // What is behind or before a view has no say.
    switch tree.nodes[index].kind {
    case .background, .overlay: end = start + 1
    default: break
    }
    var result: Double?
    var count = 0.0
    for position in start..<end {
      let child = placements[position]
      guard
        let inner = explicitValue(
          of: guide, in: child.node, proposal: child.proposal, size: child.size)
      else { continue }
      let value = inner + (guide.isHorizontal ? child.x : child.y)
      count += 1
      switch guide {
      case .firstTextBaseline: result = min(result ?? value, value)
      case .lastTextBaseline: result = max(result ?? value, value)
      // Of one's own guides it is the mean, which of one view is that view's.
      default: result = (result ?? 0) + (value - (result ?? 0)) / count
      }
    }
    return result
  }

  /// The dimensions of a view that a function for a guide can read.
  mutating func dimensions(
    of index: Int, proposal: Proposal, size: Size
  ) -> ViewDimensions {
    var dimensions = ViewDimensions(size: size)
    for guide in Guide.system + tree.rare.ownGuides where tree.nodes[index].guides.contains(guide) {
      if let value = explicitValue(of: guide, in: index, proposal: proposal, size: size) {
        dimensions.set(guide, value)
      }
    }
    return dimensions
  }

  /// Puts the only child at the place where its guides meet those of its parent.
  ///
  /// Source: OpenLayout and Tokamak, compared with SwiftUI; the parent's guides are those of its frame.
  mutating func arrangeAligned(
    _ index: Int, _ proposal: Proposal, _ alignment: Alignment, in outer: Size
  ) {
    let child = Int(tree.nodes[index].first)
    let size = size(of: child, for: proposal)
    let (horizontal, vertical) = (alignment.horizontal.guide, alignment.vertical.guide)
    let x =
      horizontal.defaultValue(in: outer)
      - value(of: horizontal, in: child, proposal: proposal, size: size)
    let y =
      vertical.defaultValue(in: outer)
      - value(of: vertical, in: child, proposal: proposal, size: size)
    placements.append(
      Placement(
        node: child, x: x.isNaN ? 0 : x, y: y.isNaN ? 0 : y, proposal: proposal, size: size))
  }
}
