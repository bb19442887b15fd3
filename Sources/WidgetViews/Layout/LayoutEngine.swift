// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Measures and places the nodes of a tree.
///
/// A parent proposes a size, the child chooses its own, and the parent places it. Sizes are not rounded; only what is drawn is.
/// Source: Apple, WWDC19 session 237.
///
/// Three functions know the kinds of nodes: ``size(of:for:)`` measures, ``arrange(_:proposal:size:)`` says where the children are, and
/// ``explicitValue(of:in:proposal:size:)`` looks guides up. Each kind is dealt with in a file of its own.
struct LayoutEngine {
  /// Where a node puts a child.
  struct Placement {
    var node: Int
    /// The distance from the leading edge of the parent.
    var x: Double
    /// The distance from the upper edge of the parent.
    var y: Double
    var proposal: Proposal
    var size: Size
  }

  let tree: ViewTree
  let settings: LayoutSettings

  /// The sizes that are known.
  private var cache: SizeCache

  /// The texts' lines as far as they are known.
  var textLayouts: [TextLayoutCache]

  /// The children of the stacks that are being measured, the innermost stack's last.
  var stackChildren: [StackChild] = []

  /// The order in which those children are asked.
  var stackOrder: [Int32] = []

  /// The columns, rows and so on of the grids that are being measured, the innermost grid's last.
  var tracks: [GridTrack] = []

  /// The places of the children of the nodes that are being placed, the innermost node's last.
  var placements: [Placement] = []

  /// Where the nodes are, in points, from the upper left corner; not rounded.
  private(set) var frames: [Rect]

  /// What was proposed to the nodes when they were placed.
  private(set) var proposals: [Proposal]

  /// How many sizes may still be computed.
  var budget: Int

  init(tree: ViewTree, settings: LayoutSettings) {
    self.tree = tree
    self.settings = settings
    cache = SizeCache(nodeCount: tree.nodes.count)
    textLayouts = Array(repeating: TextLayoutCache(), count: tree.texts.count)
    frames = Array(
      repeating: Rect(x: .nan, y: .nan, width: 0, height: 0), count: tree.nodes.count)
    proposals = Array(repeating: .unspecified, count: tree.nodes.count)
    budget = settings.measurementLimit
  }

  /// Whether sizes were needed that could not be computed any more.
  var isExhausted: Bool { budget <= 0 }

  /// The size that a node chooses.
  mutating func size(of index: Int, for proposal: Proposal) -> Size {
    let node = tree.nodes[index]
    // Leaves whose size is a comparison or two are not worth remembering.
    switch node.kind {
    case .gridRow: return .zero  // its grid measures its cells
    case .shape(_, let isCircle): return shapeSize(isCircle: isCircle, for: proposal)
    case .spacer(let axis, let minLength):
      return spacerSize(axis: axis, minLength: minLength, for: proposal)
    case .divider(_, let axis, let thickness):
      return Size(proposal.length(along: axis).or(10), across: thickness, axis)
    case .bar(_, let height): return Size(width: proposal.width.or(10), height: height)
    case .ring(_, let side): return Size(width: side, height: side)
    case .image(let image): return imageSize(tree.images[Int(image)], for: proposal)
    case .offset, .guide, .clip, .opacity, .hidden, .link, .identified, .labelled, .background,
      .overlay:
      // These choose what their child chooses.
      return size(of: Int(node.first), for: proposal)
    default: break
    }
    if let size = cache.size(of: index, for: proposal) { return size }
    // With nothing left to spend, a view takes what it is offered: wrong, but at once, and reported.
    guard budget > 0 else {
      return Size(width: proposal.width.or(10), height: proposal.height.or(10))
    }
    budget -= 1
    let size = computedSize(of: node, for: proposal)
    cache.store(size, of: index, for: proposal)
    return size
  }

  /// Measures a node whose size is worth remembering.
  private mutating func computedSize(of node: Node, for proposal: Proposal) -> Size {
    switch node.kind {
    case .text(let text): textSize(Int(text), for: proposal)
    case .custom(let leaf): customSize(tree.customLeaves[Int(leaf)], for: proposal)
    case .stack(let axis, let guide, let gaps):
      stackSize(node, axis: axis, guide: guide, gaps: gaps, for: proposal)
    case .zStack(let alignment): zStackSize(node, alignment: alignment, for: proposal).size
    case .lazyGrid(let grid): lazyGridSize(node, tree.lazyGrids[Int(grid)], for: proposal)
    case .grid(let grid): gridSize(node, tree.grids[Int(grid)], for: proposal)
    case .frame(let width, let height, _):
      frameSize(node, width: width, height: height, for: proposal)
    case .flexibleFrame(let frame):
      flexibleFrameSize(node, tree.flexibleFrames[Int(frame)], for: proposal)
    case .padding(let insets): paddingSize(node, insets, for: proposal)
    case .fixedSize(let horizontal, let vertical):
      size(
        of: Int(node.first),
        for: Proposal(
          width: horizontal ? .unspecified : proposal.width,
          height: vertical ? .unspecified : proposal.height))
    case .aspectRatio(let ratio, let mode):
      size(of: Int(node.first), for: aspectProposal(node, ratio, mode, for: proposal))
    case .position: positionSize(node, for: proposal)
    case .proposal(let change):
      size(of: Int(node.first), for: changed(proposal, by: change))
    case .gridRow, .shape, .spacer, .divider, .bar, .ring, .image, .offset, .guide, .clip, .opacity,
      .hidden,
      .link, .identified, .labelled, .background, .overlay:
      size(of: Int(node.first), for: proposal)
    }
  }

  /// Places a node and all in it.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - origin: Its upper left corner.
  ///   - proposal: What is proposed to it.
  ///   - size: The size that it chooses for the proposal.
  mutating func place(_ index: Int, at origin: Point, proposal: Proposal, size: Size) {
    frames[index] = Rect(origin: origin, size: size)
    proposals[index] = proposal
    let node = tree.nodes[index]
    let start = placements.count
    arrange(node, proposal: proposal, size: size)
    let end = placements.count
    for position in start..<end {
      let child = placements[position]
      // Places are counted from the side at which reading begins; from the right they are mirrored in the parent.
      let x = node.isRightToLeft ? size.width - child.x - child.size.width : child.x
      place(
        child.node, at: Point(x: origin.x + x, y: origin.y + child.y), proposal: child.proposal,
        size: child.size)
    }
    placements.removeLast(end - start)
  }
}
