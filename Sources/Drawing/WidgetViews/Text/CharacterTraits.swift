// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The traits of a scalar that the layout of text needs.
struct CharacterTraits {
  /// How wide a scalar is that the font has no advance for.
  enum Width: UInt16 {
    /// A combining or invisible scalar.
    case zero
    /// The width of the letters of most scripts.
    case other
    /// Half the width of an East Asian square.
    case half
    /// An East Asian square.
    case wide
    /// A syllable of Hangul.
    case hangul
    /// A square in an East Asian text, as wide as a letter in others.
    case ambiguous
    /// An emoji.
    case emoji
  }

  /// The class for line breaking.
  let lineBreakClass: LineBreakClass

  /// How wide it is.
  let width: Width

  /// Looks a scalar up.
  ///
  /// - Complexity: O(1) for ASCII, O(log *n*) in the number of the table's entries for others.
  init(of scalar: Unicode.Scalar) {
    let entry: UInt32
    if scalar.isASCII {
      entry = UInt32(Self.ascii[Int(scalar.value)])
    } else {
      // Every entry of this scalar or one below it is less than or equal to this key.
      let key = scalar.value << 9 | 0x1FF
      var low = 0
      var high = Self.table.count
      while low + 1 < high {
        let middle = (low + high) / 2
        if Self.table[middle] <= key { low = middle } else { high = middle }
      }
      entry = Self.table[low]
    }
    lineBreakClass = LineBreakClass(rawValue: UInt8(entry & 0x3F)) ?? .alphabetic
    width = Width(rawValue: UInt16(entry >> 6 & 7)) ?? .other
  }

  /// The class for line breaking of a character of ASCII.
  static func lineBreakClass(ofASCII byte: UInt8) -> LineBreakClass {
    LineBreakClass(rawValue: UInt8(ascii[Int(byte & 0x7F)] & 0x3F)) ?? .alphabetic
  }
}
