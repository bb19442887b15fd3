// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A cell of a terminal, counted from 0 at the top left.
package struct CellPosition: Hashable, Sendable {
  /// The row, from 0 at the top.
  package var row: Int

  /// The column, from 0 at the left.
  package var column: Int

  /// Creates a position from a row and a column, counted from 0.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
