// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A layout that the engine knows, for use where a layout is asked for.
///
/// As a container it is the container of the same name. For the custom layouts that hand their views to it, it adds a node of the
/// engine's own kind to the tree and asks that.
protocol EngineLayout: Layout where Cache == EngineLayoutCache {
  /// Adds the node of the container with some children, whose links begin at an index.
  func addNode(children: Range<Int>, to engine: inout LayoutEngine) -> Node
}

/// The node that stands for the views of a layout.
public struct EngineLayoutCache {
  var node: Int32?
}

extension EngineLayout {
  /// Creates an empty cache; the node is added when the layout is first asked.
  public func makeCache(subviews: Subviews) -> EngineLayoutCache { EngineLayoutCache() }

  /// The size of the container.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout EngineLayoutCache
  ) -> Size {
    subviews.session.use { engine in
      let index = node(of: subviews, &cache, in: &engine)
      return engine.size(of: index, for: Proposal(proposal))
    } ?? .zero
  }

  /// Puts the views where the container does.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout EngineLayoutCache
  ) {
    let places = subviews.session.use { engine in
      let index = node(of: subviews, &cache, in: &engine)
      let start = engine.placements.count
      engine.arrange(index, proposal: Proposal(proposal), size: bounds.size)
      let places = Array(engine.placements[start...])
      engine.placements.removeLast(places.count)
      return places
    }
    for (index, child) in subviews.nodes.enumerated() {
      guard var place = places?.first(where: { $0.node == Int(child) }) else { continue }
      place.x += bounds.minX
      place.y += bounds.minY
      subviews.session.places[index] = place
    }
  }

  /// The node that stands for the views, added where it is asked for first.
  private func node(
    of subviews: Subviews, _ cache: inout EngineLayoutCache, in engine: inout LayoutEngine
  ) -> Int {
    if let node = cache.node { return Int(node) }
    let first = engine.tree.links.count
    engine.tree.links += subviews.nodes
    var node = addNode(children: first..<engine.tree.links.count, to: &engine)
    node.first = Int32(first)
    node.count = Int32(subviews.count)
    for child in subviews.nodes {
      node.guides.formUnion(engine.tree.nodes[Int(child)].guides.intersection(.combined))
    }
    engine.tree.nodes.append(node)
    engine.tree.spacings.append(.none)
    engine.grow()
    cache.node = Int32(engine.tree.nodes.count - 1)
    return engine.tree.nodes.count - 1
  }

  /// A node of a stack.
  fileprivate func stack(
    _ axis: Axis, _ guide: Guide, spacing: Double?, _ children: Range<Int>,
    in engine: inout LayoutEngine
  ) -> Node {
    let spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    var total = 0.0
    engine.tree.gaps += repeatElement(0, count: children.upperBound - engine.tree.gaps.count)
    for link in children.dropFirst() {
      let (before, after) = (engine.tree.links[link - 1], engine.tree.links[link])
      let gap =
        spacing
        ?? engine.tree.spacings[Int(before)].distance(
          to: engine.tree.spacings[Int(after)], along: axis, fallback: engine.settings.stackSpacing)
      engine.tree.gaps[link] = gap
      total += gap
    }
    return Node(kind: .stack(axis: axis, guide: guide, gaps: total))
  }
}

/// The layout of an ``HStack``.
public struct HStackLayout: EngineLayout {
  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The lines of the views that are at the same height.
  public var alignment: VerticalAlignment

  /// The distance between two views, in points; nil is what both of them prefer.
  public var spacing: Double?

  /// Creates the layout; nil spacing is the distance that the views prefer.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Adds an ``HStack`` of the views to the view tree.
  public func resolve<Content: View>(_ content: Content, in resolver: inout ViewResolver) {
    resolver.addStack(
      .horizontal, guide: alignment.guide, spacing: spacing, modifier: "HStackLayout",
      content: content)
  }

  func addNode(children: Range<Int>, to engine: inout LayoutEngine) -> Node {
    stack(.horizontal, alignment.guide, spacing: spacing, children, in: &engine)
  }
}

/// The layout of a ``VStack``.
public struct VStackLayout: EngineLayout {
  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The lines of the views that are at the same distance from the leading side.
  public var alignment: HorizontalAlignment

  /// The distance between two views, in points; nil is what both of them prefer.
  public var spacing: Double?

  /// Creates the layout; nil spacing is the distance that the views prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Adds a ``VStack`` of the views to the view tree.
  public func resolve<Content: View>(_ content: Content, in resolver: inout ViewResolver) {
    resolver.addStack(
      .vertical, guide: alignment.guide, spacing: spacing, modifier: "VStackLayout",
      content: content)
  }

  func addNode(children: Range<Int>, to engine: inout LayoutEngine) -> Node {
    stack(.vertical, alignment.guide, spacing: spacing, children, in: &engine)
  }
}

/// The layout of a ``ZStack``.
public struct ZStackLayout: EngineLayout {
  /// The lines of the views that meet.
  public var alignment: Alignment

  /// Creates a layout that puts views in front of each other, aligned in both axes.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Adds a ``ZStack`` of the views to the view tree.
  public func resolve<Content: View>(_ content: Content, in resolver: inout ViewResolver) {
    resolver.resolve(ZStack(alignment: alignment) { content })
  }

  func addNode(children: Range<Int>, to engine: inout LayoutEngine) -> Node {
    Node(kind: .zStack(alignment))
  }
}

/// The layout of a ``Grid``.
public struct GridLayout: EngineLayout {
  /// The alignment of views that are smaller than their cells.
  public var alignment: Alignment

  /// The distance between two columns, in points; nil is ``LayoutSettings/gridSpacing``.
  public var horizontalSpacing: Double?

  /// The distance between two rows, in points; nil is ``LayoutSettings/gridSpacing``.
  public var verticalSpacing: Double?

  /// Creates the layout; nil spacing is the distance that the engine's settings give.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Adds a ``Grid`` of the views to the view tree.
  public func resolve<Content: View>(_ content: Content, in resolver: inout ViewResolver) {
    resolver.addGrid(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, content: content)
  }

  /// Adds a grid each of whose rows is one view: what a layout hands on is not a ``GridRow``.
  func addNode(children: Range<Int>, to engine: inout LayoutEngine) -> Node {
    let usual = engine.settings.gridSpacing
    let count = children.count
    engine.tree.rare.grids.append(
      GridNode(
        alignment: alignment, columnGap: usual,
        rowGap: verticalSpacing.flatMap { $0.isFinite ? $0 : nil } ?? usual, columnCount: 1,
        cells: (0..<count).map {
          GridNode.Cell(row: $0, column: 0, span: 1, unsizedAxes: [], anchor: nil)
        }, rows: Array(repeating: nil, count: count), columns: [nil]))
    return Node(kind: .grid(Int32(engine.tree.rare.grids.count - 1)))
  }
}
