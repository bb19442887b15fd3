// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ViewResolver {
  /// Resolves views as the children of a custom layout.
  mutating func addLayout(_ layout: AnyLayout, content: some View) {
    let start = pending.count
    resolveChildren(content, in: layout.properties.stackOrientation.map { .stack($0) } ?? .other)
    let (first, count) = takeLinks(from: start)
    tree.rare.layouts.append(layout)
    var node = Node(
      kind: .layout(Int32(tree.rare.layouts.count - 1)), first: first, count: count)
    // A layout may have any guide; only it can say.
    node.guides = GuideSet(rawValue: .max)
    add(node, spacing(of: layout, first: Int(first)))
  }

  /// The distances that a layout prefers; its views are not measured yet, and know their distances only.
  private mutating func spacing(of layout: AnyLayout, first: Int) -> Spacing {
    let nodes = tree.links[first...].enumerated().map { Int32($0.offset) }
    var known = ViewTree()
    for link in tree.links[first...] {
      known.nodes.append(
        Node(
          kind: .spacer(axis: .horizontal, minLength: 0), priority: tree.nodes[Int(link)].priority)
      )
      known.spacings.append(tree.spacings[Int(link)])
    }
    let session = LayoutSession(LayoutEngine(tree: known, settings: settings))
    let subviews = LayoutSubviews(
      session: session, nodes: nodes, layoutDirection: environment.layoutDirection)
    var cache = AnyLayout.Cache()
    return layout.spacing(subviews: subviews, cache: &cache).value
  }
}

extension LayoutEngine {
  /// The size of a custom layout; what cannot be a length is 0.
  mutating func layoutSize(of index: Int, for proposal: Proposal) -> Size {
    guard case .layout(let number) = tree.nodes[index].kind else { return .zero }
    let size = withLayout(number, of: index) { layout, subviews, cache in
      layout.sizeThatFits(proposal: proposal.publicValue, subviews: subviews, cache: &cache)
    }.result
    return Size(
      width: size.width.isNaN ? 0 : max(0, size.width),
      height: size.height.isNaN ? 0 : max(0, size.height))
  }

  /// Lets a custom layout put its views; one that is put nowhere is in the middle, as in SwiftUI.
  mutating func arrangeLayout(_ index: Int, proposal: Proposal, size: Size) {
    guard case .layout(let number) = tree.nodes[index].kind else { return }
    let places = withLayout(number, of: index) { layout, subviews, cache in
      layout.placeSubviews(
        in: Rect(origin: .zero, size: size), proposal: proposal.publicValue, subviews: subviews,
        cache: &cache)
    }.places
    for (position, child) in tree.children(of: index).enumerated() {
      if var place = places[position] {
        if place.x.isNaN { place.x = 0 }
        if place.y.isNaN { place.y = 0 }
        placements.append(place)
        continue
      }
      let inner = self.size(of: Int(child), for: proposal)
      placements.append(
        Placement(
          node: Int(child), x: middle(of: size.width, less: inner.width),
          y: middle(of: size.height, less: inner.height), proposal: proposal, size: inner))
    }
  }

  /// The value of a guide that a custom layout sets; nil if it sets none.
  mutating func layoutGuide(
    _ guide: Guide, of index: Int, proposal: Proposal, size: Size
  ) -> Double? {
    guard case .layout(let number) = tree.nodes[index].kind else { return nil }
    let bounds = Rect(origin: .zero, size: size)
    let value = withLayout(number, of: index) { layout, subviews, cache in
      guide.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposal.publicValue,
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide: guide), in: bounds, proposal: proposal.publicValue,
          subviews: subviews, cache: &cache)
    }.result
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Calls a function of a layout, which may call back to measure and to place its views.
  ///
  /// The engine is in the session as long as that lasts, so that nothing of it is copied.
  private mutating func withLayout<Result>(
    _ number: Int32, of index: Int,
    _ function: (AnyLayout, LayoutSubviews, inout AnyLayout.Cache) -> Result
  ) -> (result: Result, places: [Int: Placement]) {
    let layout = tree.rare.layouts[Int(number)]
    let nodes = Array(tree.children(of: index))
    var cache = layoutCaches[Int(number)] ?? AnyLayout.Cache()
    layoutCaches[Int(number)] = nil
    let session = LayoutSession(LayoutEngine(tree: ViewTree(), settings: settings))
    swap(&session.engine, &self)
    let subviews = LayoutSubviews(
      session: session, nodes: nodes,
      layoutDirection: session.engine.tree.nodes[index].isRightToLeft ? .rightToLeft : .leftToRight)
    let result = function(layout, subviews, &cache)
    session.isOpen = false
    swap(&session.engine, &self)
    layoutCaches[Int(number)] = cache
    return (result, session.places)
  }
}
