// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The text of a JSON string.
enum JSONText {
  /// Decodes the content of a string that the reader has passed.
  ///
  /// The grammar allows an escape for half a surrogate pair, which is not a character: it becomes U+FFFD.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var text = CodeUnitText(byteCount: bytes.count)
    var rest = bytes
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text.append(rest[..<backslash])
      rest = rest[(backslash + 1)...]
      guard let letter = rest.popFirst() else { break }
      if letter == UInt8(ascii: "u") {
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        text.append(
          digits.reduce(UInt16(0)) {
            $0 << 4 | UInt16(truncatingIfNeeded: Int(hexadecimalDigit: $1) ?? 0)
          })
      } else {
        text.append(codeUnit(of: letter))
      }
    }
    text.append(rest)
    return text.finish()
  }

  /// The character of an escape of one letter; a mark stands for itself.
  private static func codeUnit(of letter: UInt8) -> UInt16 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    default: UInt16(letter)
    }
  }
}
