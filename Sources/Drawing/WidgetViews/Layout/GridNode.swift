// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The cells of a grid, and where they belong.
struct GridNode {
  /// The place of a cell.
  struct Cell {
    var row: Int
    var column: Int
    var span: Int
    /// The axes in which the cell does not count for the size of its column and row.
    var unsizedAxes: Axis.Set
    /// The part of the cell's place where the part of the view lies; nil is where the grid says.
    var anchor: UnitPoint?
  }

  var alignment: Alignment
  var columnGap: Double
  var rowGap: Double
  var columnCount: Int
  var cells: [Cell]
  /// The alignment of each row; nil is the grid's.
  var rows: [VerticalAlignment?]
  /// The alignment of each column; nil is the grid's.
  var columns: [HorizontalAlignment?]
}

/// The settings of a view for the cell of the grid that it is in.
struct GridCell {
  var span = 1
  var unsizedAxes: Axis.Set = []
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
}

extension ViewResolver {
  /// Resolves views as the rows of a grid.
  ///
  /// A view that is not in a row is a row of its own and spans all columns. Source: Apple's documentation of `Grid`.
  mutating func addGrid(
    alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?,
    content: some View
  ) {
    let start = pending.count
    resolveChildren(content, in: .grid)
    let members = Array(pending[start...])
    pending.removeLast(members.count)
    var grid = GridNode(
      alignment: alignment,
      columnGap: checked(horizontalSpacing, for: "Grid", allowsNegative: true)
        ?? settings.gridSpacing,
      rowGap: checked(verticalSpacing, for: "Grid", allowsNegative: true) ?? settings.gridSpacing,
      columnCount: 1, cells: [], rows: [], columns: [])
    let first = tree.links.count
    for member in members { addRow(member, to: &grid) }
    grid.columns = Array(repeating: nil, count: grid.columnCount)
    for (index, cell) in grid.cells.enumerated() {
      // A span of 0 stands for all columns, whose number is known only now.
      if cell.span == 0 { grid.cells[index].span = grid.columnCount }
      let info = tree.nodes[Int(tree.links[first + index])].cell
      if info >= 0, let alignment = tree.rare.cells[Int(info)].columnAlignment,
        grid.columns[cell.column] == nil
      {
        grid.columns[cell.column] = alignment
      }
    }
    tree.rare.grids.append(grid)
    add(
      Node(
        kind: .grid(Int32(tree.rare.grids.count - 1)), first: Int32(first),
        count: Int32(tree.links.count - first)), .standard)
  }

  /// Adds the cells of a row, or a view that is a row of its own.
  private mutating func addRow(_ member: Int32, to grid: inout GridNode) {
    let node = tree.nodes[Int(member)]
    let row = grid.rows.count
    guard case .gridRow(let alignment) = node.kind else {
      grid.rows.append(nil)
      let info = node.cell >= 0 ? tree.rare.cells[Int(node.cell)] : GridCell()
      grid.cells.append(
        GridNode.Cell(
          row: row, column: 0, span: 0, unsizedAxes: info.unsizedAxes, anchor: info.anchor))
      tree.links.append(member)
      return
    }
    grid.rows.append(alignment)
    var column = 0
    for index in Int(node.first)..<Int(node.first + node.count) {
      let child = tree.links[index]
      let cell = tree.nodes[Int(child)].cell
      let info = cell >= 0 ? tree.rare.cells[Int(cell)] : GridCell()
      grid.cells.append(
        GridNode.Cell(
          row: row, column: column, span: info.span, unsizedAxes: info.unsizedAxes,
          anchor: info.anchor))
      tree.links.append(child)
      column += info.span
    }
    grid.columnCount = max(grid.columnCount, column)
  }
}
