// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The token that a reader of text found instead of the expected one: its place, and the words for
/// it.
struct FoundToken {
  /// How many bytes of a token a sentence repeats.
  private static let quotedByteCount = 24

  let range: SourceRange
  let words: String

  /// Finds the token at an offset; what is after the text is the end of the file.
  init(in text: Span<UInt8>, at offset: Int) {
    guard offset < text.count else {
      range = SourceRange(at: text.count)
      words = "the end of the file"
      return
    }
    let byte = text[offset]
    switch byte {
    case UInt8(ascii: "/") where text.startsComment(at: offset):
      range = SourceRange(offset, offset + 2)
      words = "a comment"
    case 0..<0x20, 0x7F:
      range = SourceRange(offset, offset + 1)
      words = "the control character \(PropertyListError.unicodeName(byte))"
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      range = SourceRange(offset, Self.endOfString(in: text, at: offset))
      words = Self.quote(text, range)
    default:
      var end = text.endOfCharacter(at: offset)
      if text[offset].isFoundInWords {
        while end < text.count, text[end].isFoundInWords { end = text.endOfCharacter(at: end) }
      }
      range = SourceRange(offset, end)
      words = Self.quote(text, range)
    }
  }

  /// The bytes of a token in quotation marks, cut short if there are many.
  private static func quote(_ text: Span<UInt8>, _ range: SourceRange) -> String {
    var end = range.start
    while end < range.end {
      let next = text.endOfCharacter(at: end)
      guard next - range.start <= quotedByteCount else { break }
      end = next
    }
    let content = String(decoding: (range.start..<end).map { text[$0] }, as: UTF8.self)
    return "'\(content)\(end < range.end ? "…" : "")'"
  }

  /// The place after the closing quotation mark, or the end of the line if it has none.
  private static func endOfString(in text: Span<UInt8>, at offset: Int) -> Int {
    var index = offset + 1
    while index < text.count, text[index] >= 0x20 {
      if text[index] == text[offset] { return index + 1 }
      index += text[index] == UInt8(ascii: "\\") && index + 1 < text.count ? 2 : 1
    }
    return Swift.min(index, text.count)
  }
}

extension SyntaxFault {
  /// Something else than what the syntax asks for at an offset.
  init(
    expected expectation: PropertyListError.Expectation, in text: Span<UInt8>, at offset: Int
  ) {
    let found = FoundToken(in: text, at: offset)
    self.init(.expected(expectation, found: found.words), at: found.range)
  }

  /// A separator that is missing after the value that ends at `end`.
  ///
  /// What was found is often the next line, and the place to mend the end of the line before: that is the one to
  /// point at then.
  init(
    expected expectation: PropertyListError.Expectation, in text: Span<UInt8>, at offset: Int,
    behind end: Int
  ) {
    self.init(expected: expectation, in: text, at: offset)
    let breaksLine = (end..<offset).contains { text[$0] == UInt8(ascii: "\n") }
    if breaksLine || offset >= text.count { range = SourceRange(at: end) }
  }
}

extension Span<UInt8> {
  /// The offset of the character after the one at `offset`.
  func endOfCharacter(at offset: Int) -> Int {
    var end = offset + 1
    while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Whether a comment begins at the slash at `offset`.
  func startsComment(at offset: Int) -> Bool {
    offset + 1 < count
      && (self[offset + 1] == UInt8(ascii: "/") || self[offset + 1] == UInt8(ascii: "*"))
  }
}

extension UInt8 {
  /// Whether a sentence about a word goes on with this byte.
  var isFoundInWords: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
