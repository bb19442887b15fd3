// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalText

extension TerminalRenderer {
  /// A picture with a thin gray line around it, so that a widget can be told from a terminal of its own color.
  ///
  /// - Parameter image: A picture of this renderer.
  /// - Returns: The picture, two columns wider and two rows higher.
  package func outlined(_ image: CellGrid) -> CellGrid {
    guard image.size.columns > 0 else { return image }
    var result = CellGrid(
      TerminalSize(columns: image.size.columns + 2, rows: image.size.rows + 2),
      displayWidth: displayWidth, keepsStylesOfSpaces: true)
    result.put(image, at: CellPosition(row: 1, column: 1))
    result.addFrame(
      CellRect(left: 0, top: 0, right: result.size.columns, bottom: result.size.rows),
      palette: CellPalette(depth: depth, displayWidth: displayWidth))
    return result
  }
}
