// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalInterface
import TerminalText
package import WidgetRendering

extension CellGrid {
  /// Creates a grid of the cells of a picture, to be put into those of a screen.
  package init(_ image: TerminalImage) {
    self.init(TerminalSize(columns: image.columns, rows: image.rows.count))
    image.forEachRun { cell, character, row, columns in
      let style = CellStyle(
        foreground: cell.foreground, background: cell.background,
        cell.isBold ? .bold : CellStyle.Attributes())
      put(
        character, at: CellPosition(row: row, column: columns.lowerBound), count: columns.count,
        style: style)
    }
  }
}
