// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension CellGrid {
  /// Copies all cells of another grid, its first to the given position; characters are as wide as they are there.
  ///
  /// Where an edge halves a wide character, the half inside becomes a space.
  package mutating func put(_ other: CellGrid, at position: CellPosition) {
    let columns = (position.column..<(position.column + other.size.columns))
      .clamped(to: region.columns)
    guard !columns.isEmpty else { return }
    let rows = (position.row..<(position.row + other.size.rows)).clamped(to: region.rows)
    for row in rows {
      makeRoom(row: row, columns: columns)
      let source = other.index(row - position.row, columns.lowerBound - position.column)
      let first = index(row, columns.lowerBound)
      for offset in 0..<columns.count {
        cells[first + offset] = own(other.cells[source + offset], of: other)
      }
      let last = first + columns.count - 1
      if cells[first].isContinuation { cells[first] = blank(cells[first].style) }
      if cells[last].columns == 2 { cells[last] = blank(cells[last].style) }
    }
  }

  /// A cell of another grid as one of this grid, which numbers its characters of several scalars by itself.
  private mutating func own(_ cell: TerminalCell, of other: CellGrid) -> TerminalCell {
    guard let cluster = cell.cluster else { return cell.isBlank ? blank(cell.style) : cell }
    return TerminalCell(
      cluster: addCluster(other.clusters[cluster]), columns: cell.columns, style: cell.style)
  }
}
