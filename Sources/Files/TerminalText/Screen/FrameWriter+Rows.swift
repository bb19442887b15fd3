// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension FrameWriter {
  /// Up to this gap of unchanged cells, writing them again may be shorter than moving.
  private static let longestRewrite = 6

  /// From how many spaces on erasing is shorter than writing them, movement included.
  private static let shortestErasure = 12

  /// Writes the rows of a grid that differ from those that the terminal shows.
  mutating func writeChanges(from old: CellGrid, to new: CellGrid) {
    let comparison = GridComparison(old: old, new: new)
    for row in 0..<new.size.rows {
      guard let changed = comparison.changedColumns(of: row) else { continue }
      writeRow(row, changed, comparison)
    }
  }

  private mutating func writeRow(
    _ row: Int, _ changed: ClosedRange<Int>, _ comparison: GridComparison
  ) {
    let grid = comparison.new
    let erasure = max(comparison.erasedEnd(of: row), changed.lowerBound)
    // A few spaces cost less than erasing.
    let end = changed.upperBound - erasure >= 3 ? erasure : changed.upperBound + 1
    var column = changed.lowerBound
    var untrusted = 0
    while column < max(end, min(untrusted, grid.size.columns)) {
      guard column < untrusted || !comparison.isSame(row, column) else {
        column += 1
        continue
      }
      // Half a character cannot be written.
      if comparison.new.cells[grid.index(row, column)].isContinuation { column -= 1 }
      reach(row, column, comparison)
      column = writeCell(row, column, end: end, &untrusted, comparison)
    }
    if end <= changed.upperBound {
      move(to: CellPosition(row: row, column: end))
      erase(nil)
    }
  }

  /// Writes the cell at the cursor, or erases the spaces that begin there.
  ///
  /// - Returns: The column to go on from.
  private mutating func writeCell(
    _ row: Int, _ column: Int, end: Int, _ untrusted: inout Int, _ comparison: GridComparison
  ) -> Int {
    let grid = comparison.new
    let index = grid.index(row, column)
    let cell = grid.cells[index]
    if cell.isErased {
      let spaces = comparison.erasedRun(row, column, end: end)
      if spaces >= Self.shortestErasure {
        erase(spaces)
        return column + spaces
      }
    }
    let widest = grid.widestAdvance(of: cell)
    if widest != nil, cell.columns == 2 {
      // Where the terminal draws it in one column, nothing of what was in the other must stay.
      let blank = TerminalCell.blank(cell.style)
      if comparison.old.cells[index + 1] != blank {
        writeSpaces(2, like: blank, of: grid)
        rewind(to: CellPosition(row: row, column: column))
      }
    }
    write(cell, of: grid, widest: widest)
    // Where the terminal draws it in more columns than it should, it has drawn over what follows.
    if let widest { untrusted = max(untrusted, column + widest) }
    return column + Int(cell.columns)
  }

  /// Moves the cursor to a column, by writing what is there already where that is shorter.
  private mutating func reach(_ row: Int, _ column: Int, _ comparison: GridComparison) {
    let grid = comparison.new
    if let start = self.column(in: row), start < column, column - start <= Self.longestRewrite {
      let gap = grid.cells[grid.index(row, start)..<grid.index(row, column)]
      // Moving takes three bytes for one column, four for more.
      let limit = column - start == 1 ? 3 : 4
      let bytes = gap.reduce(0) { $0 + ($1.cluster == nil && $1.columns == 1 ? $1.byteCount : 99) }
      if bytes <= limit, gap.allSatisfy({ isInStyle(of: $0) }) {
        for cell in gap { write(cell, of: grid) }
      }
    }
    move(to: CellPosition(row: row, column: column))
  }
}
