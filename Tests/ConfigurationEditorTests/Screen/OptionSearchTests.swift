// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import ConfigurationEditor

struct OptionSearchTests {
  private func titles(_ search: String, among titles: [String]) -> [String] {
    let index = OptionIndex(titles.map { ($0, $0) })
    let result = index.search(OptionIndex.words(search), among: Array(titles.indices))
    return result.matches.map { titles[$0] }
  }

  @Test(
    "a search finds words in any case, width and kana, else letters in their order",
    arguments: [
      ("", ["Home", "Plan A", "プラン", "ﾌﾟﾗﾝB"]), ("HOM", ["Home"]), ("ぷら", ["プラン", "ﾌﾟﾗﾝB"]),
      ("ｐｌａｎ", ["Plan A"]), ("a plan", ["Plan A"]), ("pna", ["Plan A"]), ("zz", []),
      ("プ b", ["ﾌﾟﾗﾝB"]),
    ])
  func searching(_ search: String, _ expected: [String]) {
    #expect(titles(search, among: ["Home", "Plan A", "プラン", "ﾌﾟﾗﾝB"]) == expected)
  }

  @Test("the best match is the title that begins with the search")
  func best() {
    let index = OptionIndex([("1", "A map"), ("2", "Roadmap"), ("3", "Maps")])
    #expect(index.search(OptionIndex.words("map"), among: [0, 1, 2]).best == 2)
  }

  @Test("the characters that match are marked, those of half width with their voicing marks")
  func marks() {
    #expect(OptionIndex.marks(OptionIndex.words("ぷら"), in: "Aﾌﾟﾗﾝ") == [1, 2])
    #expect(OptionIndex.marks(OptionIndex.words("hm"), in: "Home") == [0, 2])
  }

  @Test("ten thousand titles are searched, and only what holds the term is left")
  func manyOptions() {
    let titles = (0..<10_000).map { "画面 Screen \($0)" }
    #expect(self.titles("screen 777", among: titles).count == 19)
    #expect(self.titles("s9999", among: titles) == ["画面 Screen 9999"])
  }
}
