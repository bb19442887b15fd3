// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension SwiftLexer {
  /// The offset from which on bytes do not satisfy a condition; that of the end if all do.
  static func end(in bytes: Span<UInt8>, from start: Int, where isWanted: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, isWanted(bytes[index]) { index += 1 }
    return index
  }

  /// Goes to the end of the line.
  mutating func skipLine() {
    index = Self.end(in: bytes.span, from: index) {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
  }

  /// Goes past a comment with all comments in it.
  mutating func skipComment() {
    let start = index
    var depth = 0
    while index < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
    index = bytes.count
    problems.append(
      .init(kind: .unterminatedComment, range: SourceRange(start, min(start + 2, bytes.count))))
  }

  /// Reads what begins with `#`: a raw string, a regular expression, a directive, or a word such as `#Preview`.
  mutating func readPound() {
    let start = index
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    index += pounds
    if byte() == UInt8(ascii: "\"") {
      index = start
      readString(pounds: pounds)
      return
    }
    if byte() == UInt8(ascii: "/"), readRegex(pounds: pounds) { return }
    let wordStart = index
    while Self.isWordByte(byte()) { index += 1 }
    let word = bytes[wordStart..<index]
    let directives = ["if", "elseif", "else", "endif", "sourceLocation", "warning", "error"]
    guard directives.contains(where: { word.elementsEqual($0.utf8) }) else {
      add(.pound, from: start)
      return
    }
    while index < bytes.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r"),
      !beginsComment
    {
      index += 1
    }
    add(.directive, from: start)
  }

  /// Reads a regular expression literal that begins here, after so many `#`; false if none does.
  mutating func readRegex(pounds: Int) -> Bool {
    let slash = index
    guard slash >= noRegexBefore, pounds > 0 || mayBeginExpression else { return false }
    let isLong = pounds > 0 && [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte(1))
    // A division, or an operator.
    if pounds == 0, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ")"), 0].contains(byte(1))
    {
      return false
    }
    var position = slash + 1
    var isInClass = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isLong {
          noRegexBefore = position
          return false
        }
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "[") where pounds == 0: isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        let end = position + 1 + pounds
        if end <= bytes.count,
          bytes[(position + 1)..<end].allSatisfy({ $0 == UInt8(ascii: "#") })
        {
          index = end
          add(.regex, from: slash - pounds)
          return true
        }
      default: break
      }
      position += 1
    }
    noRegexBefore = bytes.count
    return false
  }

  /// Whether an expression may begin after the last token.
  private var mayBeginExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .string, .regex, .closing, .pound: return false
    case .opening, .punctuation, .directive: return true
    case .operator:
      // After a value, `?` and `!` end it.
      let text = bytes[Int(last.start)..<Int(last.end)]
      return !text.elementsEqual("!".utf8) && !text.elementsEqual("?".utf8)
        || last.end < index && bytes[Int(last.end)] == UInt8(ascii: " ")
    case .word:
      switch last.keyword {
      case .return, .in, .case, .where, .if, .while, .try, .await, .throw, .else: return true
      default: return false
      }
    }
  }
}

extension Span<UInt8> {
  /// The offset after the word that goes on at an offset.
  ///
  /// Letters, digits and underscores are passed eight at a time, as most of a source is words (Benchmarks/README.md, "Eight letters").
  func endOfWord(from start: Int) -> Int {
    var index = start
    while true {
      while index &+ 8 <= count {
        let others = ~word(at: index).wordMarks & 0x8080_8080_8080_8080
        if others != 0 {
          index &+= others.trailingZeroBitCount / 8
          break
        }
        index &+= 8
      }
      // A dollar sign, or the last few.
      guard index < count, SwiftLexer.isWordByte(self[index]) else { return index }
      index &+= 1
    }
  }

  /// The eight bytes from an offset on, the first in the lowest bits; the offset must be eight before the end.
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension UInt64 {
  /// The high bit of each byte that is a letter, a digit, an underscore or beyond ASCII.
  fileprivate var wordMarks: UInt64 {
    let low = self & .repeating(0x7F)
    let letters = low | .repeating(0x20)
    // Sums that reach the high bit tell which bytes are at least as large as another.
    let isLetter = (letters &+ .repeating(0x80 - 0x61)) & ~(letters &+ .repeating(0x80 - 0x7B))
    let isDigit = (low &+ .repeating(0x80 - 0x30)) & ~(low &+ .repeating(0x80 - 0x3A))
    return isLetter | isDigit | exactMarks(of: UInt8(ascii: "_")) | self
  }
}
