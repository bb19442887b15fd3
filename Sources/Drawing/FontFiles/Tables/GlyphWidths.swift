// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How wide glyphs are: the table `hmtx`, and `HVAR` where the font is varied.
struct GlyphWidths: Sendable {
  let table: FontBytes

  /// How many glyphs have a width of their own; the rest has the last one.
  let fullCount: Int

  let glyphCount: Int

  /// By how much widths differ; nil if the font is as its file has it.
  var variations: WidthVariations?

  /// The width of a glyph, in units; 0 for one that the table does not reach.
  func advance(of glyph: Int) -> Int {
    guard fullCount > 0, glyph >= 0, glyph < glyphCount else { return 0 }
    let width = (try? table.uint16(min(glyph, fullCount - 1) * 4)) ?? 0
    guard let difference = try? variations?.difference(of: glyph) else { return width }
    return width + Int(difference.rounded())
  }
}
