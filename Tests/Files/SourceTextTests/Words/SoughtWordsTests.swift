// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing

struct SoughtWordsTests {
  private let words = SoughtWords(["import AppIntents", "StaticConfiguration(", "abab"])

  @Test(
    "a word is found wherever it is",
    arguments: [
      "abab", "xabab", "ababx", "aabab", "abaabab", "import  import AppIntents",
      "StaticConfigurationStaticConfiguration(kind", "入import AppIntents",
    ])
  func found(text: String) {
    #expect(words.occur(in: Array(text.utf8)))
  }

  @Test(
    "what is nearly a word is none",
    arguments: [
      "", "a", "aba", "abba", "import AppIntent", "StaticConfiguration", "Import AppIntents",
    ])
  func notFound(text: String) {
    #expect(!words.occur(in: Array(text.utf8)))
  }

  @Test("words of one byte, an empty word and no word are what they are")
  func small() {
    #expect(SoughtWords(["x"]).occur(in: Array("abcx".utf8)))
    #expect(SoughtWords([""]).occur(in: []))
    #expect(!SoughtWords([]).occur(in: [1, 2]))
    #expect(
      SoughtWords([String(repeating: "a", count: 300)]).occur(
        in: Array(repeating: 0x61, count: 301)))
    #expect(
      !SoughtWords([String(repeating: "a", count: 300)]).occur(
        in: Array(repeating: 0x61, count: 299)))
  }

  @Test("blocks of bytes that are counted as one are told apart")
  func sharedBlocks() {
    // There are more texts than blocks are told apart at first.
    let words = SoughtWords(["abcd"])
    for number in 0..<20_000 {
      let text = [0x61, 0x62, UInt8(number >> 8), UInt8(number & 0xFF)]
      #expect(words.occur(in: text) == (text == Array("abcd".utf8)))
    }
  }

  @Test("a word of one byte among longer ones is found at both ends")
  func oneByte() {
    let words = SoughtWords(["x", "abc"])
    #expect(words.occur(in: Array("x__".utf8)))
    #expect(words.occur(in: Array("__x".utf8)))
    #expect(words.occur(in: Array("abc".utf8)))
    #expect(!words.occur(in: Array("ab_".utf8)))
  }

  @Test("in texts of few letters it finds what a comparison at each place finds", arguments: 0..<40)
  func comparison(seed: UInt64) {
    var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    func next(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    func letters(_ count: UInt64) -> [UInt8] { (0..<count).map { _ in 0x61 + UInt8(next(3)) } }
    for _ in 0..<50 {
      let sought = (0...next(3)).map { _ in letters(1 + next(6)) }
      let text = letters(next(60))
      let expected = sought.contains { word in
        text.indices.contains { text[$0...].starts(with: word) }
      }
      let words = SoughtWords(sought.map { String(decoding: $0, as: UTF8.self) })
      #expect(words.occur(in: text) == expected)
    }
  }
}
