// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing

@testable import SwiftDeclarations

@Suite("Words of Swift sources")
struct SwiftWordTests {
  @Test("a word ends at the first byte that is not part of a name, wherever that is")
  func ends() {
    for byte in UInt8.min...UInt8.max {
      for length in 0..<20 {
        for rest in [0, 1, 7, 8, 20] {
          let bytes =
            Array("aZ09_bcdefghijklmnopq".utf8.prefix(length)) + [byte]
            + Array(repeating: UInt8(ascii: "x"), count: rest)
          let expected = SwiftLexer.isWordByte(byte) ? bytes.count : length
          #expect(bytes.span.endOfWord(from: 0) == expected)
        }
      }
    }
  }

  @Test(
    "a keyword is known in the middle and at the end of a source", arguments: SwiftKeyword.allCases)
  func keywords(keyword: SwiftKeyword) {
    let word = Array(keyword.rawValue.utf8)
    let table = SwiftKeywordTable.all
    let middle = word + Array(" and more of the source".utf8)
    #expect(table.keyword(in: word.span, from: 0, to: word.count) == keyword)
    #expect(table.keyword(in: middle.span, from: 0, to: word.count) == keyword)
    let longer = word + Array("Xy".utf8)
    #expect(table.keyword(in: longer.span, from: 0, to: longer.count) == nil)
    #expect(table.keyword(in: middle.span, from: 0, to: word.count + 1) == nil)
  }
}
