// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The text of an OpenStep string in quotation marks.
enum OpenStepText {
  /// Decodes the content of a string that the reader has passed.
  ///
  /// Any character may follow a backslash: one that no escape begins with stands for itself, a line break too.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var text = CodeUnitText(byteCount: bytes.count)
    var rest = bytes
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text.append(rest[..<backslash])
      rest = rest[(backslash + 1)...]
      guard let byte = rest.first else { break }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        text.append(NextStepEncoding.codeUnit(of: octal(&rest)))
      case UInt8(ascii: "U"):
        rest.removeFirst()
        text.append(hexadecimal(&rest))
      default:
        if let control = control(byte) {
          rest.removeFirst()
          text.append(control)
        } else {
          // The character itself, which no backslash may be taken from again.
          let end = rest.dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? rest.endIndex
          text.append(rest[..<end])
          rest = rest[end...]
        }
      }
    }
    text.append(rest)
    return text.finish()
  }

  /// The control character of an escape of one letter.
  private static func control(_ letter: UInt8) -> UInt16? {
    switch letter {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    default: nil
    }
  }

  /// Takes up to three octal digits; of more than eight bits the lower eight count.
  private static func octal(_ rest: inout ArraySlice<UInt8>) -> UInt8 {
    var value: UInt8 = 0
    for _ in 0..<3 {
      guard let digit = rest.first, UInt8(ascii: "0")...UInt8(ascii: "7") ~= digit else { break }
      value = value << 3 | (digit - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return value
  }

  /// Takes up to four hexadecimal digits; none at all are a zero.
  private static func hexadecimal(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = rest.first.flatMap({ Int(hexadecimalDigit: $0) }) else { break }
      value = value << 4 | UInt16(truncatingIfNeeded: digit)
      rest.removeFirst()
    }
    return value
  }
}
