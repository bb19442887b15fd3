// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText

extension TerminalRenderer {
  /// A picture with a thin gray line around it, so that a widget can be told from a terminal of its own color.
  ///
  /// - Parameter image: A picture of this renderer.
  /// - Returns: The picture, two columns wider and two rows higher.
  package func outlined(_ image: TerminalImage) -> TerminalImage {
    guard image.columns > 0 else { return image }
    var result = TerminalImage(columns: image.columns + 2, rows: image.rows.count + 2)
    for (row, cells) in image.rows.enumerated() {
      result.rows[row + 1].replaceSubrange(1..<(cells.count + 1), with: cells)
    }
    result.addFrame(
      CellRect(left: 0, top: 0, right: result.columns, bottom: result.rows.count),
      palette: CellPalette(depth: depth, displayWidth: displayWidth))
    return result
  }
}
