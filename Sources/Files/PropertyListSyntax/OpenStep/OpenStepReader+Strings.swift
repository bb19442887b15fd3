// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension OpenStepReader {
  /// A string where it is: its content, without quotation marks.
  struct ScannedString {
    var traits: Node.Traits
    var start: Int
    var end: Int
  }

  /// Passes the string that begins here, with or without quotation marks.
  mutating func scanString(_ text: Span<UInt8>) throws(SyntaxFault) -> ScannedString {
    let mark = text[offset]
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      let start = offset
      while offset < text.count, text[offset].isUnquotedOpenStep { offset += 1 }
      return ScannedString(traits: [], start: start, end: offset)
    }
    var string = ScannedString(traits: .quoted, start: offset + 1, end: offset + 1)
    while true {
      string.end = text.offset(ofFirst: mark, or: UInt8(ascii: "\\"), from: string.end)
      guard string.end < text.count else { break }
      if text[string.end] == mark {
        offset = string.end + 1
        return string
      }
      // Whatever character follows the backslash belongs to the string.
      string.traits.insert(.escaped)
      string.end += 2
      guard string.end <= text.count else { break }
    }
    throw SyntaxFault(
      .unterminated(.string), at: SourceRange(at: text.count),
      opening: SourceRange(offset, offset + 1))
  }
}

extension UInt8 {
  /// Whether a string goes on with this byte without standing in quotation marks.
  var isUnquotedOpenStep: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      // From the hyphen to the colon: `-./0123456789:`.
      true
    default: false
    }
  }

  /// Whether a string begins with this byte.
  var beginsOpenStepString: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || isUnquotedOpenStep
  }
}
