// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// One view of a tree that can be laid out.
///
/// A node is plain numbers. What is larger (texts, images, paints) is in the tables of its ``ViewTree``, and the node holds the index.
struct Node {
  /// The kind of the node.
  var kind: NodeKind

  /// The child of a node with one child; the first index in ``ViewTree/links`` of a container.
  var first: Int32 = -1

  /// The number of a container's children.
  var count: Int32 = 0

  /// The settings for the cell of a grid: an index in ``ViewTree/cells``, -1 for none.
  var cell: Int32 = -1

  /// The guides that the node or a view in it sets, as far as they are visible from outside.
  var guides: GuideSet = []

  /// Whether reading begins at the right, so that the places of the children are mirrored.
  var isRightToLeft = false

  /// Whether it is all that is in a stack, which has no node of its own then.
  var isAloneInStack = false

  /// The layout priority.
  var priority = 0.0
}

extension Node {
  /// Whether it has the size of its child for any proposal.
  var isOnlyDrawn: Bool {
    switch kind {
    case .offset, .guide, .clip, .opacity, .accentable, .hidden, .link, .identified, .labeled,
      .background, .overlay, .effect, .mask, .containerShape, .action, .region, .preference,
      .preferenceLayer, .layoutValue:
      true
    default: false
    }
  }

  /// The node that it changes, without what is behind or before it; nil for a container and for what has nothing in it.
  var changed: Int32? {
    switch kind {
    case .stack, .zStack, .lazyGrid, .grid, .gridRow, .layout, .reader, .fitting: nil
    default: first < 0 ? nil : first
    }
  }
}

/// The kinds of nodes.
enum NodeKind {
  // Leaves
  case shape(Int32, isCircle: Bool)
  case customShape(Int32)
  case text(Int32)
  case image(Int32)
  case spacer(axis: Axis?, minLength: Double)
  case divider(Int32, axis: Axis, thickness: Double)
  case bar(Int32, height: Double)
  case ring(Int32, side: Double)
  case custom(Int32)

  // Containers
  case stack(axis: Axis, guide: Guide, gaps: Double)
  case zStack(Alignment)
  case lazyGrid(Int32)
  case grid(Int32)
  case gridRow(VerticalAlignment?)
  case fitting(Axis.Set)
  case layout(Int32)
  /// A leaf, as far as its size goes; its children are added when it is placed.
  case reader(Int32)

  // Nodes with one child that change its size or its place
  case frame(width: ProposedLength, height: ProposedLength, alignment: Alignment)
  case flexibleFrame(Int32)
  case padding(EdgeInsets)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(Double?, ContentMode)
  case position(Point)
  case offset(Size)
  case proposal(Int32)
  case guide(Int32)
  case ignoresSafeArea(Int32)

  // Nodes with one child that are only drawn
  case background(Int32, alignment: Alignment)
  case overlay(Int32, alignment: Alignment)
  case clip(Int32)
  case effect(Int32)
  case mask(Int32, alignment: Alignment)
  case containerShape(Int32)
  case opacity(Double)
  case accentable(Bool)
  case hidden
  case link(Int32)
  case action(Int32)
  case identified(Int32)
  case labeled(Int32)
  case region(Int32)
  case preference(Int32)
  case preferenceLayer(Int32)
  case layoutValue(Int32)
}
