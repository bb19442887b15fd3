// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText

extension CellGrid {
  /// Draws a frame along the edges of a rectangle, on what is there.
  mutating func addFrame(_ frame: CellRect, palette: CellPalette) {
    guard frame.holdsFrame else { return }
    // Terminals that draw ambiguous characters wide draw lines wide.
    let signs: [Character] =
      palette.isNarrow("─") ? ["─", "│", "╭", "╮", "╰", "╯"] : ["-", "|", "+", "+", "+", "+"]
    let (right, bottom) = (frame.right - 1, frame.bottom - 1)
    for column in frame.left...right {
      for row in [frame.top, bottom] { put(signs[0], column, row, palette) }
    }
    for row in frame.top...bottom {
      for column in [frame.left, right] { put(signs[1], column, row, palette) }
    }
    put(signs[2], frame.left, frame.top, palette)
    put(signs[3], right, frame.top, palette)
    put(signs[4], frame.left, bottom, palette)
    put(signs[5], right, bottom, palette)
  }

  private mutating func put(
    _ character: Character, _ column: Int, _ row: Int, _ palette: CellPalette
  ) {
    let position = CellPosition(row: row, column: column)
    var style = style(at: position) ?? .plain
    style.foreground = palette.depth == .none ? nil : .basic(8)
    put(character, at: position, style: style)
  }
}
