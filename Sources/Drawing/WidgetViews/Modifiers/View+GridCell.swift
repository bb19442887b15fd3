// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views that say something about the cell of a grid that they are in.
struct GridCellView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout GridCell) -> Void

  func resolve(in resolver: inout ViewResolver) {
    let start = resolver.pending.count
    resolver.resolve(content)
    for index in resolver.pending[start...] {
      let old = resolver.tree.nodes[Int(index)].cell
      var cell = old >= 0 ? resolver.tree.rare.cells[Int(old)] : GridCell()
      change(&cell)
      resolver.tree.rare.cells.append(cell)
      resolver.tree.nodes[Int(index)].cell = Int32(resolver.tree.rare.cells.count - 1)
    }
  }
}

nonisolated extension View {
  /// Sets the number of columns that the cell of a ``Grid`` spans, with the gaps between them.
  public func gridCellColumns(_ count: Int) -> some View {
    // A grid of more columns than a screen has pixels cannot be seen.
    GridCellView(content: self) { $0.span = min(max(1, count), 1000) }
  }

  /// Keeps the cell of a ``Grid`` from making its column or row larger; it takes what the others leave.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    GridCellView(content: self) { $0.unsizedAxes = axes }
  }

  /// Puts a part of the view on the same part of its place in a ``Grid``.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    GridCellView(content: self) { $0.anchor = anchor }
  }

  /// Sets the horizontal alignment of the column of a ``Grid`` that the view is in.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
    GridCellView(content: self) { $0.columnAlignment = alignment }
  }
}
