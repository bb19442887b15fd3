// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A rectangular region of cells.
package struct CellRegion: Hashable, Sendable {
  /// The rows, from 0 at the top of the screen.
  package var rows: Range<Int>

  /// The columns, from 0 at the left of the screen.
  package var columns: Range<Int>

  /// Creates a region from rows and columns.
  package init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
  }

  /// Whether there is no cell in it.
  package var isEmpty: Bool { rows.isEmpty || columns.isEmpty }

  /// Whether a cell is in it.
  package func contains(_ position: CellPosition) -> Bool {
    rows.contains(position.row) && columns.contains(position.column)
  }

  /// The cells that are in both regions.
  package func intersection(_ other: CellRegion) -> CellRegion {
    CellRegion(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }

  /// The rest when rows and columns are removed on both sides; empty if they are more than there are.
  package func inset(rows rowCount: Int = 0, columns columnCount: Int = 0) -> CellRegion {
    func inset(_ range: Range<Int>, by count: Int) -> Range<Int> {
      let start = min(range.lowerBound + count, range.upperBound)
      return start..<max(start, range.upperBound - count)
    }
    return CellRegion(
      rows: inset(rows, by: rowCount), columns: inset(columns, by: columnCount))
  }
}
