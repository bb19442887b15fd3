// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface

extension TerminalImage {
  /// Fills the cells with what was painted: each has two colours at most, parted by the block that fits best.
  mutating func addPixels(_ canvas: Canvas, palette: CellPalette) {
    let blocks = CellBlock.all.filter {
      palette.isNarrow($0.character) && palette.isNarrow($0.rest)
    }
    for row in rows.indices {
      for column in rows[row].indices {
        rows[row][column] = Self.cell(canvas.pixels(column: column, row: row), blocks, palette)
      }
    }
  }

  private static func cell(
    _ pixels: [PremultipliedColor], _ blocks: [CellBlock], _ palette: CellPalette
  ) -> Cell {
    var best: (block: CellBlock, inside: PremultipliedColor, outside: PremultipliedColor)?
    var least = Float.infinity
    for block in blocks {
      let inside = block.mean(of: pixels, inside: true)
      let outside = block.mean(of: pixels, inside: false)
      var error: Float = 0
      for (index, pixel) in pixels.enumerated() {
        let difference = pixel - (block.covers(index) ? inside : outside)
        error += (difference * difference).sum()
      }
      // A block that is hardly better than a simpler one before it only makes noise.
      if error < least * 0.8 - 0.001 { (best, least) = ((block, inside, outside), error) }
    }
    guard let best else { return Cell() }
    let (inside, outside) = (palette.color(best.inside), palette.color(best.outside))
    if inside == outside || best.block.quarters == 0 { return Cell(background: outside) }
    // Where nothing is, the terminal shows: that cannot be a character's colour.
    return inside == nil
      ? Cell(character: best.block.rest, foreground: outside)
      : Cell(character: best.block.character, foreground: inside, background: outside)
  }
}

/// A character that fills some quarters of its cell.
private struct CellBlock {
  /// The simplest first; what has more than two quarters is another's rest.
  static let all = [
    CellBlock(quarters: 0b0000, character: " ", rest: " "),
    CellBlock(quarters: 0b0011, character: "▀", rest: "▄"),
    CellBlock(quarters: 0b0101, character: "▌", rest: "▐"),
    CellBlock(quarters: 0b0001, character: "▘", rest: "▟"),
    CellBlock(quarters: 0b0010, character: "▝", rest: "▙"),
    CellBlock(quarters: 0b0100, character: "▖", rest: "▜"),
    CellBlock(quarters: 0b1000, character: "▗", rest: "▛"),
    CellBlock(quarters: 0b0110, character: "▞", rest: "▚"),
  ]

  /// A bit for each quarter: upper left, upper right, lower left, lower right.
  let quarters: Int
  let character: Character

  /// The character that fills the other quarters.
  let rest: Character

  /// Whether the block covers a pixel of the cell.
  func covers(_ pixel: Int) -> Bool {
    let (column, row) = (pixel % WidgetCells.pixelsPerColumn, pixel / WidgetCells.pixelsPerColumn)
    return quarters >> (row / 2 * 2 + column) & 1 == 1
  }

  func mean(of pixels: [PremultipliedColor], inside: Bool) -> PremultipliedColor {
    var sum = PremultipliedColor.zero
    var count: Float = 0
    for (index, pixel) in pixels.enumerated() where covers(index) == inside {
      sum += pixel
      count += 1
    }
    return count > 0 ? sum / count : .zero
  }
}

extension Canvas {
  /// The pixels of a cell, row by row.
  func pixels(column: Int, row: Int) -> [PremultipliedColor] {
    var result: [PremultipliedColor] = []
    result.reserveCapacity(WidgetCells.pixelsPerColumn * WidgetCells.pixelsPerRow)
    for y in 0..<WidgetCells.pixelsPerRow {
      for x in 0..<WidgetCells.pixelsPerColumn {
        result.append(
          self[column * WidgetCells.pixelsPerColumn + x, row * WidgetCells.pixelsPerRow + y])
      }
    }
    return result
  }
}
