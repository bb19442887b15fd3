// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The encoding that HTML has where nothing says another one: Windows 1252, which is Latin 1 with more signs.
enum WindowsLatin {
  /// The characters of 0x80 to 0x9F; those that are not assigned are control characters.
  private static let signs: [Unicode.Scalar] = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  /// The character of a byte.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? signs[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// The text of bytes.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.map(scalar))
    return String(scalars)
  }
}
