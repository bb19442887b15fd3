// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing

@Suite struct PackedTextsTests {
  /// Texts that differ in the first eight bytes, behind them, in their length, and not at all.
  private let texts = [
    "INIntentParameterName", "INIntentParameter", "b", "", "INIntentParameterTag", "é", "a", "b",
    "12345678", "123456789", "12345679", "\u{FFFF}", "😀", "INIntentParameterName", "aBc", "aBd",
    "aBcDeF", "aBcDeG", "aBcXeF", "bBcDeF", "a\u{0}", "123456780", "1234567890123", "1234567990123",
  ]

  @Test("texts sort by their bytes, and those that are the same stay in their order")
  func order() {
    let expected = texts.indices.sorted { first, second in
      let (own, other) = (Array(texts[first].utf8), Array(texts[second].utf8))
      return own == other ? first < second : own.lexicographicallyPrecedes(other)
    }
    #expect(PackedTexts(texts).sortedPositions() == expected)
  }

  @Test("a text is compared with bytes as a string is, byte by byte")
  func comparison() {
    let packed = PackedTexts(texts)
    #expect(packed.count == texts.count)
    for (position, text) in texts.enumerated() {
      for other in texts {
        let bytes = Array(other.utf8)
        let isEqual = packed.isEqual(position, to: bytes.span.bytes)
        #expect(isEqual == (text == other))
        let precedes = packed.precedes(position, bytes.span.bytes)
        #expect(precedes == text.utf8.lexicographicallyPrecedes(other.utf8))
      }
    }
  }

  @Test("one character and the two that look like it are two texts")
  func canonicalEquivalence() {
    let bytes = Array("e\u{301}".utf8)
    let isEqual = PackedTexts(["\u{E9}"]).isEqual(0, to: bytes.span.bytes)
    #expect(!isEqual)
  }
}
