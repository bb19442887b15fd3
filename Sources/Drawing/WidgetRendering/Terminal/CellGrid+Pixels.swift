// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText

extension CellGrid {
  /// Fills the cells with what was painted: each has two colors at most, parted by the block that fits best.
  mutating func addPixels(_ canvas: Canvas, palette: CellPalette) {
    let blocks = CellBlock.all.filter {
      palette.isNarrow($0.character) && palette.isNarrow($0.rest)
    }
    var pixels = CellPixels()
    for row in 0..<size.rows {
      let pixelRows = WidgetCells.pixelRows(of: row)
      var column = 0
      while column < size.columns {
        pixels.read(canvas, column: column, row: row)
        let (character, style) = Self.cell(pixels, blocks, palette)
        // Most cells look as the one before.
        var end = column + 1
        while end < size.columns,
          canvas.repeats(columns: WidgetCells.pixelColumns(of: end), rows: pixelRows)
        {
          end += 1
        }
        put(
          character, at: CellPosition(row: row, column: column), count: end - column, style: style)
        column = end
      }
    }
  }

  private static func cell(
    _ pixels: CellPixels, _ blocks: [CellBlock], _ palette: CellPalette
  ) -> (character: Character, style: CellStyle) {
    var best: (block: CellBlock, parts: CellPixels.Parts)?
    // A block that is hardly better than a simpler one before it only makes noise.
    var limit = Float.infinity
    for block in blocks {
      // Nothing can be better than this: what has one color, or two that a block parts, is done with it.
      guard limit > 0 else { break }
      let parts = pixels.parts(of: block.pixels)
      let error = pixels.error(of: parts, below: limit)
      if error < limit { (best, limit) = ((block, parts), error * 0.8 - 0.001) }
    }
    guard let best else { return (" ", .plain) }
    let outside = palette.color(best.parts.outside)
    if best.block.quarters == 0 { return (" ", CellStyle(background: outside)) }
    let inside = palette.color(best.parts.inside)
    if inside == outside { return (" ", CellStyle(background: outside)) }
    // Where nothing is, the terminal shows: that cannot be a character's color.
    return inside == nil
      ? (best.block.rest, CellStyle(foreground: outside))
      : (best.block.character, CellStyle(foreground: inside, background: outside))
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

  /// The pixels of the cell that the block covers.
  let pixels: CellPixels.Selection

  init(quarters: Int, character: Character, rest: Character) {
    self.quarters = quarters
    self.character = character
    self.rest = rest
    pixels = CellPixels.Selection { column, row in quarters >> (row / 2 * 2 + column) & 1 == 1 }
  }
}
