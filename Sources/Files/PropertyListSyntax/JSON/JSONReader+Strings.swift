// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension JSONReader {
  /// Passes the string that begins here and checks its escapes.
  mutating func readString(_ text: Span<UInt8>, as kind: Node.Kind) throws(SyntaxFault) {
    let start = offset + 1
    let opening = SourceRange(offset, start)
    var traits: Node.Traits = .quoted
    var end = start
    while true {
      end = text.endOfPlainJSON(from: end)
      guard end < text.count else {
        throw SyntaxFault(
          .unterminated(.string), at: SourceRange(at: text.count), opening: opening)
      }
      switch text[end] {
      case UInt8(ascii: "\""):
        tape.append(kind, traits: traits, from: start, to: end)
        offset = end + 1
        return
      case UInt8(ascii: "\\"):
        traits.insert(.escaped)
        end = try endOfEscape(text, at: end, opening: opening)
      case let byte:
        throw SyntaxFault(
          .unescapedControlCharacter(byte), at: SourceRange(end, end + 1), opening: opening)
      }
    }
  }

  /// The place after the escape whose backslash is at `backslash`.
  private func endOfEscape(
    _ text: Span<UInt8>, at backslash: Int, opening: SourceRange
  ) throws(SyntaxFault) -> Int {
    var end = backslash + 1
    guard end < text.count else {
      throw SyntaxFault(.unterminated(.string), at: SourceRange(at: text.count), opening: opening)
    }
    switch text[end] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return end + 1
    case UInt8(ascii: "u"):
      end += 1
      while end < text.count, end < backslash + 6, Int(hexadecimalDigit: text[end]) != nil {
        end += 1
      }
      if end == backslash + 6 { return end }
    case 0x20...:
      end = text.endOfCharacter(at: end)
    default: break
    }
    let spelling = String(decoding: (backslash..<end).map { text[$0] }, as: UTF8.self)
    throw SyntaxFault(
      .invalidEscape(spelling), at: SourceRange(backslash, end), opening: opening)
  }
}

extension Span<UInt8> {
  /// The offset of the first quotation mark, backslash or control character from `start` on.
  fileprivate func endOfPlainJSON(from start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let word = word(at: index)
      let controls = (word &- .repeating(0x20)) & ~word & .repeating(0x80)
      let hits =
        word.marks(of: UInt8(ascii: "\"")) | word.marks(of: UInt8(ascii: "\\")) | controls
      if hits != 0 { return index + hits.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] >= 0x20, self[index] != UInt8(ascii: "\""),
      self[index] != UInt8(ascii: "\\")
    {
      index += 1
    }
    return index
  }
}
