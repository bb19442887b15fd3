// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The columns of a lazy grid; of a `LazyHGrid` the rows.
struct LazyGridNode {
  /// The items as the layout needs them: every length is one that it can have.
  struct Item {
    var size: GridItem.Size
    /// The distance to the next item.
    var spacing: Double
    var alignment: Alignment?
  }

  /// The direction in which the items follow each other: horizontal if they are columns.
  var axis: Axis
  var items: [Item]
  /// Where the items are in the grid, and a cell in its item.
  var guide: Guide
  /// The distance between two lines of cells.
  var lineSpacing: Double
}

/// A column or a row of a grid while the grid is measured.
struct GridTrack {
  var offset: Double
  var length: Double
  /// Where a cell is in it; nil is where the grid says.
  var alignment: Alignment?
}

extension ViewResolver {
  /// Resolves views as the cells of a lazy grid.
  mutating func addLazyGrid(
    _ axis: Axis, items: [GridItem], guide: Guide, spacing: Double?, content: some View
  ) {
    let name = axis == .horizontal ? "LazyVGrid" : "LazyHGrid"
    let grid = LazyGridNode(
      axis: axis,
      items: items.map { item in
        LazyGridNode.Item(
          size: checked(item.size),
          spacing: checked(item.spacing, for: "GridItem", allowsNegative: true)
            ?? settings.gridSpacing,
          alignment: item.alignment)
      },
      guide: guide,
      lineSpacing: checked(spacing, for: name, allowsNegative: true) ?? settings.gridSpacing)
    tree.rare.lazyGrids.append(grid)
    let kind = NodeKind.lazyGrid(Int32(tree.rare.lazyGrids.count - 1))
    let start = pending.count
    resolveChildren(content, in: .other)
    let (first, count) = takeLinks(from: start)
    add(Node(kind: kind, first: first, count: count), .standard)
  }

  private mutating func checked(_ size: GridItem.Size) -> GridItem.Size {
    switch size {
    case .fixed(let length): .fixed(checked(length, for: "GridItem") ?? 0)
    case .flexible(let minimum, let maximum):
      .flexible(
        minimum: checked(minimum, for: "GridItem") ?? 10,
        maximum: checked(maximum, for: "GridItem", allowsInfinity: true) ?? .infinity)
    case .adaptive(let minimum, let maximum):
      .adaptive(
        minimum: checked(minimum, for: "GridItem") ?? 10,
        maximum: checked(maximum, for: "GridItem", allowsInfinity: true) ?? .infinity)
    }
  }
}
