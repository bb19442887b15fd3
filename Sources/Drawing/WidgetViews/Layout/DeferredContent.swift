// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views that can be made only when other views have their places: the content of a ``GeometryReader``, and what reads preferences.
struct DeferredContent {
  /// The environment of the views.
  var environment: EnvironmentSnapshot
  /// How deep they are nested.
  var depth: Int
  /// The innermost region around them: an index in ``ViewTree/regions``, -1 for none.
  var region: Int32
  /// The type of the view that has them in its body; nil for none.
  var owner: Any.Type?
  /// The place of that view; nil while nothing is kept.
  var scope: StateScope?
}

/// A ``GeometryReader``.
struct ReaderNode {
  var late: DeferredContent
  /// Adds the views.
  var add: (GeometryProxy, inout ViewResolver) -> Void
}

/// Views behind or before a view, made of a preference of what is in it.
struct PreferenceLayerNode {
  var late: DeferredContent
  var alignment: Alignment
  var isBackground: Bool
  /// Reads the preference, given the engine and the node of the view.
  var read: (LayoutEngine, Int) -> Any
  /// Adds the views, given the preference.
  var add: (Any, inout ViewResolver) -> Void
  /// The node of the views; -1 if they are not made or show nothing.
  var layer: Int32 = -1
}

/// A part of the widget that views inside of it can ask for.
struct RegionNode {
  /// Its name as a coordinate space; nil if it has none.
  var name: AnyHashable?
  /// How far the safe area is smaller inside of it than around it.
  var safeArea: EdgeInsets
  /// The region around it: an index in ``ViewTree/regions``, -1 for none.
  var outer: Int32
}

/// A view that reaches into what is around the safe area.
struct SafeAreaNode {
  var edges: Edge.Set
  /// The innermost region around it.
  var region: Int32
}

extension LayoutEngine {
  /// Prepares a node that was just placed, before its children are.
  @inline(__always)
  mutating func prepare(_ index: Int) {
    switch tree.nodes[index].kind {
    case .region(let region): regionFrames[Int(region)] = frames[index]
    case .reader(let reader): fill(index, tree.rare.readers[Int(reader)])
    default: break
    }
  }

  /// Makes the content of a reader, whose frame is known.
  @inline(never)
  private mutating func fill(_ index: Int, _ reader: ReaderNode) {
    let proxy = GeometryProxy(
      size: frames[index].size, safeAreaInsets: safeArea(at: index, in: reader.late.region),
      globalFrame: frames[index], spaces: spaces(around: reader.late.region))
    let nodes = resolve(reader.late) { reader.add(proxy, &$0) }
    tree.nodes[index].first = Int32(tree.links.count)
    tree.nodes[index].count = Int32(nodes.count)
    tree.links += nodes
  }

  /// Puts the views of a reader into its upper leading corner; each is offered the reader's size.
  ///
  /// Source: Apple's documentation of `GeometryReader`; since iOS 14 the corner, which was the middle before.
  mutating func arrangeReader(_ index: Int, size: Size) {
    let proposal = Proposal(size)
    for child in tree.children(of: index) {
      let inner = self.size(of: Int(child), for: proposal)
      placements.append(
        Placement(node: Int(child), x: 0, y: 0, proposal: proposal, size: inner))
    }
  }

  /// Makes what reads the preferences of a view, all of which is placed, and puts it behind or before the view.
  mutating func placeLayer(of index: Int, at place: Placement) {
    guard case .preferenceLayer(let number) = tree.nodes[index].kind else { return }
    let layer = tree.rare.preferenceLayers[Int(number)]
    let primary = Int(tree.nodes[index].first)
    let value = layer.read(self, primary)
    let nodes = resolve(layer.late) { resolver in
      layer.add(value, &resolver)
      resolver.joinDetached(from: 0)
    }
    guard let other = nodes.first else { return }
    tree.rare.preferenceLayers[Int(number)].layer = other
    let start = placements.count
    arrangeLayers(
      index, Int(other), layer.alignment, proposal: proposals[index], size: frames[index].size)
    // The view itself has its place already.
    placements.remove(at: start)
    if tree.nodes[index].isRightToLeft {
      placements[start].x =
        frames[index].width - placements[start].x - placements[start].size.width
    }
    placements[start].x += place.x
    placements[start].y += place.y
  }

  /// Adds views to the tree and makes room for what is known of them.
  ///
  /// - Returns: The nodes.
  private mutating func resolve(
    _ late: DeferredContent, _ add: (inout ViewResolver) -> Void
  ) -> [Int32] {
    var taken = ViewTree()
    swap(&taken, &tree)
    var resolver = ViewResolver(
      resuming: taken, late, visits: lateVisits, settings: settings)
    taken = ViewTree()
    add(&resolver)
    swap(&tree, &resolver.tree)
    grow()
    lateVisits = resolver.visits
    lateBackground = resolver.containerBackground ?? lateBackground
    statesLateBackground = statesLateBackground || resolver.statesContainerBackground
    for problem in resolver.problems where !lateProblems.contains(problem) {
      lateProblems.append(problem)
    }
    return resolver.pending
  }

  // MARK: Regions

  /// The frames of the named regions, the innermost first.
  private func spaces(around region: Int32) -> [(name: AnyHashable, frame: Rect)] {
    var spaces: [(name: AnyHashable, frame: Rect)] = []
    var region = Int(region)
    while region >= 0 {
      if let name = tree.rare.regions[region].name { spaces.append((name, regionFrames[region])) }
      region = Int(tree.rare.regions[region].outer)
    }
    return spaces
  }

  /// How far the safe area ends outside of a node, at the edges that the node touches.
  func safeArea(at index: Int, in region: Int32) -> EdgeInsets {
    var insets = EdgeInsets.zero
    var region = Int(region)
    var frame = frames[index]
    while region >= 0 {
      let area = tree.rare.regions[region].safeArea
      let inner = regionFrames[region]
      if area != .zero {
        let isMirrored = tree.nodes[index].isRightToLeft
        let (left, right) =
          isMirrored ? (area.trailing, area.leading) : (area.leading, area.trailing)
        // What touches the inner edge within a thousandth of a point, or is beyond it, reaches the outer one.
        let reached = EdgeInsets(
          top: frame.minY <= inner.minY + 1e-3 ? area.top : 0,
          leading: frame.minX <= inner.minX + 1e-3 ? left : 0,
          bottom: frame.maxY >= inner.maxY - 1e-3 ? area.bottom : 0,
          trailing: frame.maxX >= inner.maxX - 1e-3 ? right : 0)
        frame = Rect(
          x: frame.minX - reached.leading, y: frame.minY - reached.top,
          width: frame.width + reached.leading + reached.trailing,
          height: frame.height + reached.top + reached.bottom)
        insets.top += reached.top
        insets.bottom += reached.bottom
        insets.leading += isMirrored ? reached.trailing : reached.leading
        insets.trailing += isMirrored ? reached.leading : reached.trailing
      }
      region = Int(tree.rare.regions[region].outer)
    }
    return insets
  }

  /// Puts the child of a node over the node's frame and what is around the safe area there.
  mutating func arrangeBeyondSafeArea(_ index: Int, _ node: SafeAreaNode, size: Size) {
    let child = Int(tree.nodes[index].first)
    var reach = frames[index].minX.isNaN ? .zero : safeArea(at: index, in: node.region)
    if !node.edges.contains(.top) { reach.top = 0 }
    if !node.edges.contains(.leading) { reach.leading = 0 }
    if !node.edges.contains(.bottom) { reach.bottom = 0 }
    if !node.edges.contains(.trailing) { reach.trailing = 0 }
    let room = Size(
      width: size.width + reach.leading + reach.trailing,
      height: size.height + reach.top + reach.bottom)
    let proposal = reach == .zero ? proposals[index] : Proposal(room)
    let inner = self.size(of: child, for: proposal)
    placements.append(
      Placement(
        node: child, x: middle(of: room.width, less: inner.width) - reach.leading,
        y: middle(of: room.height, less: inner.height) - reach.top, proposal: proposal, size: inner)
    )
  }
}
