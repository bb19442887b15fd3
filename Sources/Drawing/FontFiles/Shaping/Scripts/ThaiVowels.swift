// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The vowel SARA AM, which is a ring above the letter, below its tone, and a vowel behind it.
enum ThaiVowels {
  /// Takes the vowel apart, and puts its ring before the marks that are above it.
  static func takeApart(_ buffer: inout ShapingBuffer) {
    guard buffer.glyphs.contains(where: { $0.scalar == 0x0E33 }) else { return }
    let glyphs = buffer.glyphs
    buffer.glyphs = []
    for glyph in glyphs {
      guard glyph.scalar == 0x0E33 else {
        buffer.glyphs.append(glyph)
        continue
      }
      var start = buffer.glyphs.count
      var ring = ShapingGlyph(0x0E4D, cluster: glyph.cluster)
      ring.continues = true
      buffer.glyphs.append(ring)
      buffer.glyphs.append(ShapingGlyph(0x0E32, cluster: glyph.cluster))
      let end = buffer.glyphs.count
      while start > 0, isAbove(buffer.glyphs[start - 1].scalar) { start -= 1 }
      if start < end - 2 {
        buffer.merge(start..<end)
        buffer.glyphs.insert(buffer.glyphs.remove(at: end - 2), at: start)
      } else if start > 0 {
        buffer.merge((start - 1)..<end)
      }
    }
  }

  /// Whether a mark is above its letter.
  private static func isAbove(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0E31, 0x0E34...0x0E37, 0x0E3B, 0x0E47...0x0E4E: true
    default: false
    }
  }
}
