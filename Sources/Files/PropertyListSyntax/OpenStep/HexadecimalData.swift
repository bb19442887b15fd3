// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Bytes as OpenStep text spells them: pairs of hexadecimal digits, and white space.
enum HexadecimalData {
  /// The bytes of the text; nil if a character is neither a digit nor white space, or a digit has no partner.
  static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 2)
    var high: Int?
    for byte in text {
      if let digit = Int(hexadecimalDigit: byte) {
        if let first = high {
          result.append(UInt8(truncatingIfNeeded: first << 4 | digit))
          high = nil
        } else {
          high = digit
        }
      } else {
        // The bytes from 0x80 on are those of U+2028 and U+2029, the only ones that the reader lets through.
        guard high == nil, byte <= UInt8(ascii: " ") || byte >= 0x80 else { return nil }
      }
    }
    return high == nil ? result : nil
  }
}
