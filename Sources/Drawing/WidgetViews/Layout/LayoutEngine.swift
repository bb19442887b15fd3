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
    /// Whether the node and all in it are placed already, and only what reads their preferences is not.
    var isSecondVisit = false
  }

  /// The nodes; those of late content are added while others are placed.
  var tree: ViewTree
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

  /// The caches of custom layouts, by their numbers.
  var layoutCaches: [AnyLayout.Cache?]

  /// Where the regions are, as far as they are placed.
  var regionFrames: [Rect]

  /// How many views were resolved late.
  var lateVisits = 0

  /// The background of the whole widget that late content sets.
  var lateBackground: Int32?

  /// Whether late content says what is behind the whole widget, be it nothing.
  var statesLateBackground = false

  /// The problems of late content.
  var lateProblems: [LayoutProblem] = []

  /// Where the nodes are, in points, from the upper left corner; not rounded.
  private(set) var frames: [Rect]

  /// The proposals with which the nodes were placed.
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
    layoutCaches = Array(repeating: nil, count: tree.rare.layouts.count)
    regionFrames = Array(
      repeating: Rect(origin: .zero, size: .zero), count: tree.rare.regions.count)
    budget = settings.measurementLimit
  }

  /// Makes room for nodes that were added to the tree.
  mutating func grow() {
    let added = tree.nodes.count - frames.count
    cache.grow(by: added)
    frames += repeatElement(Rect(x: .nan, y: .nan, width: 0, height: 0), count: added)
    proposals += repeatElement(.unspecified, count: added)
    textLayouts += repeatElement(TextLayoutCache(), count: tree.texts.count - textLayouts.count)
    layoutCaches += repeatElement(nil, count: tree.rare.layouts.count - layoutCaches.count)
    regionFrames += repeatElement(
      Rect(origin: .zero, size: .zero), count: tree.rare.regions.count - regionFrames.count)
  }

  /// Whether sizes were needed that could not be computed any more.
  var isExhausted: Bool { budget <= 0 }

  /// The size that a node chooses.
  ///
  /// The recursion goes through this function and the two below; they hold little, so that deep trees fit into small stacks.
  mutating func size(of index: Int, for proposal: Proposal) -> Size {
    let index = tree.measured(index)
    if let size = knownSize(of: index, for: proposal) { return size }
    // With nothing left to spend, a view takes what it is offered: wrong, but at once, and reported.
    guard budget > 0 else {
      return Size(width: proposal.width.or(10), height: proposal.height.or(10))
    }
    budget -= 1
    let size = computedSize(of: index, for: proposal)
    cache.store(size, of: index, for: proposal)
    return size
  }

  /// The size of a node that is known without asking another one; nil if there is more to it.
  private mutating func knownSize(of index: Int, for proposal: Proposal) -> Size? {
    switch tree.nodes[index].kind {
    // Leaves whose size is a comparison or two are not worth remembering.
    case .shape(_, let isCircle): shapeSize(isCircle: isCircle, for: proposal)
    case .reader: shapeSize(isCircle: false, for: proposal)
    case .customShape(let shape): customShapeSize(Int(shape), for: proposal)
    case .spacer(let axis, let minLength):
      spacerSize(axis: axis, minLength: minLength, for: proposal)
    case .divider(_, let axis, let thickness):
      Size(proposal.length(along: axis).or(10), across: thickness, axis)
    case .bar(_, let height): Size(width: proposal.width.or(10), height: height)
    case .ring(_, let side): Size(width: side, height: side)
    case .image(let image): imageSize(Int(image), for: proposal)
    case .gridRow: Size.zero  // its grid measures its cells
    case .frame(let width, let height, _) where !width.isUnspecified && !height.isUnspecified:
      Size(width: width.value, height: height.value)
    default: cache.size(of: index, for: proposal)
    }
  }

  /// Measures a node whose size is worth remembering.
  private mutating func computedSize(of index: Int, for proposal: Proposal) -> Size {
    switch tree.nodes[index].kind {
    case .text: textSize(of: index, for: proposal)
    case .custom: customSize(of: index, for: proposal)
    case .stack: stackSize(of: index, for: proposal)
    case .zStack: zStackSize(of: index, for: proposal)
    case .lazyGrid: lazyGridSize(of: index, for: proposal)
    case .grid: gridSize(of: index, for: proposal)
    case .frame: frameSize(of: index, for: proposal)
    case .flexibleFrame: flexibleFrameSize(of: index, for: proposal)
    case .padding: paddingSize(of: index, for: proposal)
    case .position: positionSize(of: index, for: proposal)
    case .fitting: fittingSize(of: index, for: proposal)
    case .layout: layoutSize(of: index, for: proposal)
    default: size(of: Int(tree.nodes[index].first), for: inner(proposal, of: index))
    }
  }

  /// The proposal of a node to its child, whose size it has.
  mutating func inner(_ proposal: Proposal, of index: Int) -> Proposal {
    switch tree.nodes[index].kind {
    case .padding(let insets): inset(proposal, by: insets)
    case .fixedSize(let horizontal, let vertical):
      Proposal(
        width: horizontal ? .unspecified : proposal.width,
        height: vertical ? .unspecified : proposal.height)
    case .aspectRatio(let ratio, let mode): aspectProposal(index, ratio, mode, for: proposal)
    case .proposal(let change): changed(proposal, by: change)
    default: proposal
    }
  }

  /// Places a node and all in it.
  ///
  /// - Parameters:
  ///   - root: The node.
  ///   - origin: Its upper left corner.
  ///   - proposal: The proposed size.
  ///   - size: The size that it chooses for the proposal.
  mutating func place(_ root: Int, at origin: Point, proposal: Proposal, size: Size) {
    // Those that are placed but whose children are not wait at the end of the list; their places are absolute.
    let start = placements.count
    placements.append(
      Placement(node: root, x: origin.x, y: origin.y, proposal: proposal, size: size))
    while placements.count > start {
      let parent = placements.removeLast()
      if parent.isSecondVisit {
        placeLayer(of: parent.node, at: parent)
        continue
      }
      frames[parent.node] = Rect(
        origin: Point(x: parent.x, y: parent.y), size: parent.size)
      proposals[parent.node] = parent.proposal
      prepare(parent.node)
      let first = placements.count
      arrange(parent.node, proposal: parent.proposal, size: parent.size)
      let isRightToLeft = tree.nodes[parent.node].isRightToLeft
      for index in first..<placements.count {
        // Places are counted from the side at which reading begins; from the right they are mirrored in the parent.
        if isRightToLeft {
          placements[index].x =
            parent.size.width - placements[index].x - placements[index].size.width
        }
        placements[index].x += parent.x
        placements[index].y += parent.y
      }
      if case .preferenceLayer = tree.nodes[parent.node].kind {
        // It waits below the children, until all in them is placed.
        var visit = parent
        visit.isSecondVisit = true
        placements.insert(visit, at: first)
      }
    }
  }
}
