// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Vowels followed by signs that together look like another vowel, which Unicode does not allow.
enum DevanagariVowels {
  /// Puts a dotted circle under a sign that must not follow the vowel before it.
  static func separate(_ buffer: inout ShapingBuffer) {
    let glyphs = buffer.glyphs
    var result: [ShapingGlyph] = []
    for (index, glyph) in glyphs.enumerated() {
      if index > 0,
        isForbidden(glyph.scalar, after: glyphs[index - 1].scalar)
          || (index > 1 && glyph.scalar == 0x0907 && glyphs[index - 1].scalar == 0x094D
            && glyphs[index - 2].scalar == 0x0930)
      {
        result.append(ShapingGlyph(0x25CC, cluster: glyph.cluster))
      }
      result.append(glyph)
    }
    buffer.glyphs = result
  }

  private static func isForbidden(_ sign: UInt32, after vowel: UInt32) -> Bool {
    switch vowel {
    case 0x0905:
      switch sign {
      case 0x093A, 0x093B, 0x093E, 0x0945, 0x0946, 0x0949...0x094C, 0x094F, 0x0956, 0x0957: true
      default: false
      }
    case 0x0906: sign == 0x093A || 0x0945...0x0948 ~= sign
    case 0x0909: sign == 0x0941
    case 0x090F: 0x0945...0x0947 ~= sign
    default: false
    }
  }
}
