// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views resolved to nodes: everything that the layout needs, in a few arrays.
struct ViewTree {
  /// The nodes; a node is behind those in it.
  var nodes: [Node] = []

  /// The spacing preferences of the nodes.
  var spacings: [Spacing] = []

  /// The children of the containers, one container's after the other's.
  var links: [Int32] = []

  /// The distance that each of ``links`` keeps from the child before it, in stacks; 0 for the first.
  var gaps: [Double] = []

  var shapes: [ShapeNode] = []
  var texts: [TextNode] = []
  var images: [ImageNode] = []
  var flexibleFrames: [FlexibleFrame] = []
  var guides: [GuideNode] = []

  /// The data that few nodes have, behind one reference: a tree is copied for each layout, each of
  /// its arrays with it.
  private var rareNodes = RareNodes.none

  /// The data that few nodes have.
  var rare: RareNodes.Values {
    _read { yield rareNodes.values }
    _modify {
      if !isKnownUniquelyReferenced(&rareNodes) { rareNodes = RareNodes(rareNodes.values) }
      yield &rareNodes.values
    }
  }

  /// Makes room for nodes.
  mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
    spacings.reserveCapacity(count)
    links.reserveCapacity(count)
    gaps.reserveCapacity(count)
  }

  /// The node whose size a node has: itself, or what is in it if the node is only drawn.
  func measured(_ index: Int) -> Int {
    var index = index
    while nodes[index].isOnlyDrawn { index = Int(nodes[index].first) }
    return index
  }

  /// The children of a container; none in a geometry reader that has no place yet.
  func children(of index: Int) -> ArraySlice<Int32> {
    let first = max(Int(nodes[index].first), 0)
    return links[first..<first + Int(nodes[index].count)]
  }

  /// The children of a container in the order in which they are drawn.
  func childrenByZIndex(of index: Int) -> [Int] {
    children(of: index).enumerated()
      .map { (place: $0, node: Int($1), zIndex: zIndex(of: Int($1))) }
      .sorted { ($0.zIndex, $0.place) < ($1.zIndex, $1.place) }
      .map(\.node)
  }

  /// The place of a view in the order of drawing: its own, or that of the view in it, the outermost first.
  private func zIndex(of index: Int) -> Double {
    var index = Int32(index)
    while index >= 0 {
      if let known = rare.zIndices[index] { return known }
      guard !nodes[Int(index)].isAloneInStack else { return 0 }
      index = nodes[Int(index)].changed ?? -1
    }
    return 0
  }
}

/// A shape and what it is drawn with.
struct ShapeNode {
  var geometry: ShapeGeometry
  var paint: Paint
  /// An index in ``ViewTree/strokes``: the line along the edge; -1 if the shape is filled.
  var stroke: Int32 = -1
  /// An index in ``RareNodes/Values/patterns``: the image that the shape shows instead of its paint; -1 for none.
  var pattern: Int32 = -1
  /// Whether parts inside parts are holes by turns.
  var usesEvenOddFill = false
}

/// The shape that a view is clipped to.
struct ClipShape {
  var geometry: ShapeGeometry
  /// Whether parts inside parts are holes by turns.
  var usesEvenOddFill = false
}

/// An effect on a view once it is drawn; places are parts of its frame.
enum ViewEffect {
  case rotation(Angle, UnitPoint)
  case scale(x: Double, y: Double, UnitPoint)
  case transform(PlaneTransform)
  /// A transform that depends on the view's size; the origin is the upper left corner of its frame.
  case transformOfSize((Size) -> PlaneTransform)
  case anchored(PlaneTransform, UnitPoint)
  case plain(DisplayEffect)
}

/// A text, its fonts and colors chosen.
struct TextNode {
  var string: String
  var spans: [TextSpan]
  var options: TextLayoutOptions
  var isRedacted: Bool
  /// Whether the system goes on writing it.
  var isLive = false

  /// The gradient that all of the text is drawn with; nil if each part has a color.
  var gradient: Paint?

  /// An index in ``RareNodes/Values/patterns``: the image that the letters show; -1 for none.
  var pattern: Int32 = -1
}

/// An image, found.
struct ImageNode {
  var name: String
  var content: ImageAsset.Content?
  var size: Size
  var isResizable: Bool
  /// The baseline of a symbol from the top, in points; nil if the image stands on its lower edge.
  var baseline: Double?
  /// How far a symbol is drawn beside its frame.
  var overhang = SymbolOverhang()
  var tint: ResolvedColor?
  var label: String
  /// The image's rendering mode in an accented widget; nil for the system's choice.
  var accentedRenderingMode: WidgetAccentedRenderingMode?
  /// The paint of a shape in place of the image; nil if the image is shown.
  var placeholder: Paint?
  /// How it fills its frame; nil if it is stretched as a whole.
  var resizing: ImageResizing?
  /// Whether each pixel is a square of its color.
  var isPixelated = false
}

/// An image that is repeated within a shape or a text.
struct PatternNode {
  /// An index in ``ViewTree/images``.
  var image: Int32
  /// The part of the image that is repeated, in fractions of its width and height.
  var source: Rect
  /// The factor of the image's size.
  var scale: Double
  /// The upper left corner of a tile, from that of the view.
  var origin: Point
  var opacity: Double
}

/// A bar or a ring, filled in part.
struct MeterNode {
  /// The filled part, from 0 to 1.
  var fraction: Double
  var paint: Paint
  var track: Paint
  /// The width of a ring's line, in points.
  var lineWidth = 0.0
  /// The angle of a ring's arc, in degrees; less than 360 if it has a gap at the bottom.
  var sweep = 360.0
}

/// A leaf that chooses its size by a function.
struct CustomLeaf {
  var size: @Sendable (ProposedViewSize) -> Size
}

/// The value of a guide that a view sets for itself.
struct GuideNode {
  var guide: Guide
  var value: (ViewDimensions) -> Double
}
