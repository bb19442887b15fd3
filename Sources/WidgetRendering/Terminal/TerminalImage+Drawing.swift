// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface

extension TerminalImage {
  /// How different a dot has to be from its ground.
  private static let dotThreshold: Float = 0.35

  /// Fills the cells with pixels, two a cell, one above the other.
  mutating func addPixels(_ canvas: Canvas, palette: CellPalette) {
    for row in rows.indices {
      for column in rows[row].indices {
        let upper = palette.color(canvas[column, row * 2])
        let lower = palette.color(canvas[column, row * 2 + 1])
        rows[row][column] =
          switch (upper, lower) {
          case (upper, upper): Cell(background: upper)
          case (nil, _): Cell(character: "▄", foreground: lower)
          default: Cell(character: "▀", foreground: upper, background: lower)
          }
      }
    }
  }

  /// Marks by dots, two a column and four a row, what is different from its ground.
  mutating func addDots(_ canvas: Canvas, ground: Canvas) {
    // The bits of U+2800: the left dots from above, the right ones, then the two at the foot.
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    for row in rows.indices {
      for column in rows[row].indices {
        var pattern: UInt32 = 0
        for (y, line) in bits.enumerated() {
          for (x, bit) in line.enumerated() {
            let place = (column * 2 + x, row * 4 + y)
            let difference = canvas[place.0, place.1].difference(ground[place.0, place.1])
            if difference > Self.dotThreshold { pattern |= bit }
          }
        }
        if pattern != 0, let scalar = Unicode.Scalar(0x2800 + pattern) {
          rows[row][column].character = Character(scalar)
        }
      }
    }
  }

  /// Draws a frame along the edges of a rectangle, on what is there.
  mutating func addFrame(_ frame: CellRect, palette: CellPalette) {
    guard frame.holdsFrame else { return }
    let (right, bottom) = (frame.right - 1, frame.bottom - 1)
    for column in frame.left...right {
      for row in [frame.top, bottom] { put("─", column, row, palette) }
    }
    for row in frame.top...bottom {
      for column in [frame.left, right] { put("│", column, row, palette) }
    }
    put("╭", frame.left, frame.top, palette)
    put("╮", right, frame.top, palette)
    put("╰", frame.left, bottom, palette)
    put("╯", right, bottom, palette)
  }

  private mutating func put(
    _ character: Character, _ column: Int, _ row: Int, _ palette: CellPalette
  ) {
    rows[row][column].character = character
    rows[row][column].foreground = palette.depth == .none ? nil : .basic(8)
  }
}
