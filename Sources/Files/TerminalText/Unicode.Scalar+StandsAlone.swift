// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Unicode.Scalar {
  /// Whether neither it nor another such scalar after it belongs to one character with the other.
  ///
  /// True of no more than what most text consists of: Latin, Greek, Cyrillic, punctuation, symbols, kana, kanji and
  /// Hangul syllables.
  package var standsAlone: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x2010...0x2027,
      0x2030...0x205E, 0x2190...0x2BFF, 0x3000...0x3029, 0x3030...0x3096, 0x309B...0xA48C,
      0xAC00...0xD7A3, 0xFF01...0xFF9D:
      true
    default: false
    }
  }
}
