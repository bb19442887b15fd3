// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension JSONReader {
  /// Passes the number that begins here: an integer unless it has a fraction or an exponent.
  mutating func readNumber(_ text: Span<UInt8>) throws(SyntaxFault) {
    let start = offset
    var kind = Node.Kind.integer
    if text[offset] == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    try skipDigits(text)
    if text[digits] == UInt8(ascii: "0"), offset > digits + 1 {
      let spelling = String(decoding: (start..<offset).map { text[$0] }, as: UTF8.self)
      throw SyntaxFault(.leadingZero(spelling), at: SourceRange(start, offset))
    }
    if offset < text.count, text[offset] == UInt8(ascii: ".") {
      kind = .real
      offset += 1
      try skipDigits(text)
    }
    if offset < text.count, text[offset] | 0x20 == UInt8(ascii: "e") {
      kind = .real
      offset += 1
      if offset < text.count,
        text[offset] == UInt8(ascii: "+") || text[offset] == UInt8(ascii: "-")
      {
        offset += 1
      }
      try skipDigits(text)
    }
    tape.append(kind, from: start, to: offset)
  }

  /// Passes one digit or more.
  private mutating func skipDigits(_ text: Span<UInt8>) throws(SyntaxFault) {
    let start = offset
    while offset < text.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[offset] { offset += 1 }
    guard offset > start else { throw SyntaxFault(expected: .digit, in: text, at: offset) }
  }
}
