// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Takes Swift source apart into tokens, and pairs its brackets.
///
/// It never fails: what has no end goes to the end of its line or of the file, and is noted.
struct SwiftLexer {
  let bytes: [UInt8]
  var index = 0
  var tokens: [SwiftToken] = []
  var problems: [SwiftProblem] = []
  private var startsLine = true
  private let keywords = SwiftKeywordTable.all

  /// The positions of the brackets that are open.
  private var open: [Int] = []

  /// How many of them there are of each kind: `(`, `[` and `{`.
  private var openCounts = [0, 0, 0]

  /// Before this offset, no regular expression begins.
  var noRegexBefore = 0

  /// Whether a string ends with its line, whatever its interpolations; set when one had no end.
  var endsStringsWithLines = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func run() {
    tokens.reserveCapacity(bytes.count / 5)
    if bytes.starts(with: "#!".utf8) { skipLine() }
    while index < bytes.count {
      let start = index
      readToken()
      // Whatever happens, it goes on.
      if index == start { index += 1 }
    }
    for position in open {
      tokens[position].partner = Int32(truncatingIfNeeded: tokens.count)
      problems.append(.init(kind: .unbalancedBracket, range: tokens[position].range))
    }
    problems.sort { $0.range.start < $1.range.start }
  }

  /// The byte at a distance; 0 after the end.
  func byte(_ offset: Int = 0) -> UInt8 {
    let position = index + offset
    return position < bytes.count ? bytes[position] : 0
  }

  private mutating func readToken() {
    let start = index
    switch byte() {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      startsLine = true
      index += 1
    case UInt8(ascii: " "):
      index = Self.end(in: bytes.span, from: index) { $0 == UInt8(ascii: " ") }
    case UInt8(ascii: "\t"), 0x0B, 0x0C, 0: index += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): readString(pounds: 0)
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "`"):
      index += 1
      while index < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") {
        index += 1
      }
      index = min(bytes.count, index + 1)
      add(.word, from: start)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      index += 1
      open.append(tokens.count)
      openCounts[Self.kind(ofOpening: bytes[start])] += 1
      add(.opening, from: start)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      index += 1
      close(start)
    case UInt8(ascii: "."):
      while byte() == UInt8(ascii: ".") || index > start && byte() == UInt8(ascii: "<") {
        index += 1
      }
      add(index - start == 1 ? .punctuation : .operator, from: start)
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      index += 1
      add(.punctuation, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case let first where Self.isWordByte(first): readWord()
    case UInt8(ascii: "/") where readRegex(pounds: 0): break
    default: readOperator()
    }
  }

  /// Reads a word, whose first byte is here.
  private mutating func readWord() {
    let start = index
    let end = bytes.span.endOfWord(from: start)
    let keyword = keywords.keyword(in: bytes.span, from: start, to: end)
    index = end
    add(.word, from: start, keyword: keyword)
  }

  /// Adds a token that ends here.
  @inline(__always)
  mutating func add(_ kind: SwiftToken.Kind, from start: Int, keyword: SwiftKeyword? = nil) {
    tokens.append(
      SwiftToken(
        kind: kind, startsLine: startsLine, keyword: keyword, first: bytes[start], start: start,
        end: index))
    startsLine = false
  }

  /// Pairs a closing bracket with the last of its kind that is open; those opened since have no partner.
  private mutating func close(_ start: Int) {
    let opening = Self.opening(of: bytes[start])
    defer { add(.closing, from: start) }
    guard openCounts[Self.kind(ofOpening: opening)] > 0 else {
      problems.append(
        .init(kind: .unbalancedBracket, range: SourceRange(start, start + 1)))
      return
    }
    while let position = open.popLast() {
      let other = bytes[Int(tokens[position].start)]
      openCounts[Self.kind(ofOpening: other)] -= 1
      tokens[position].partner = Int32(truncatingIfNeeded: tokens.count)
      if other == opening { return }
      problems.append(.init(kind: .unbalancedBracket, range: tokens[position].range))
    }
  }

  private mutating func readNumber() {
    let start = index
    while true {
      if Self.isWordByte(byte()) {
        let isExponent = [UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "p")].contains(byte())
        let isHexadecimal = byte() == UInt8(ascii: "e") && bytes[start...].starts(with: "0x".utf8)
        index += 1
        if isExponent, !isHexadecimal, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(byte()) {
          index += 1
        }
      } else if byte() == UInt8(ascii: "."),
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1))
      {
        index += 1
      } else {
        break
      }
    }
    add(.number, from: start)
  }

  private mutating func readOperator() {
    let start = index
    let first = byte()
    index += 1
    let isSingle =
      switch first {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!"): true
      default: false
      }
    if !isSingle || byte() == UInt8(ascii: "="), first != UInt8(ascii: "&") {
      while Self.isOperatorByte(byte()), !beginsComment { index += 1 }
    }
    add(.operator, from: start)
  }

  /// Whether a comment begins here.
  var beginsComment: Bool {
    byte() == UInt8(ascii: "/") && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
  }

  /// Whether a byte is part of a name; all beyond ASCII are.
  static func isWordByte(_ byte: UInt8) -> Bool {
    // A bit for each of 64 bytes: the digits and `$`, or the letters and `_`.
    let bits: UInt64 = byte < 64 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte >= 0x80 || bits &>> UInt64(byte) & 1 != 0
  }

  private static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private static func kind(ofOpening bracket: UInt8) -> Int {
    switch bracket {
    case UInt8(ascii: "("): 0
    case UInt8(ascii: "["): 1
    default: 2
    }
  }

  private static func opening(of closing: UInt8) -> UInt8 {
    switch closing {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }
}
