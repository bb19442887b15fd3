// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

extension ShortcutGrid {
  /// The place of one shortcut.
  package struct Tile: Hashable, Sendable {
    /// The row, counted from 1.
    package let row: Int

    /// The column, counted from 1.
    package let column: Int

    /// The rectangle, in points, in the widget's coordinates: 0, 0 is the widget's upper left corner.
    package let frame: Rect
  }

  /// The tiles in the order of the shortcuts, row by row.
  package var tiles: [Tile] {
    let width = columnWidth
    // Half of the spare height goes above; an overflow is a negative one.
    let top = margins.top + spareHeight / 2
    return (0..<itemCount).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columnCount)
      return Tile(
        row: row + 1, column: column + 1,
        frame: Rect(
          x: margins.leading + Double(column) * (width + Self.spacing),
          y: top + Double(row) * (Self.rowHeight + Self.spacing),
          width: width, height: Self.rowHeight))
    }
  }

  /// The rectangles of the tiles in the order of the shortcuts, in points, in the widget's coordinates.
  package var tileFrames: [Rect] { tiles.map(\.frame) }
}
