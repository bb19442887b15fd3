// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import StringTables
import Testing

@testable import ConfigurationEditor

struct OptionSearchTests {
  private func titles(_ search: String, among titles: [String]) -> [String] {
    var index = OptionIndex(titles.map { ($0, $0) })
    let result = index.search(SearchWord.words(search), among: Array(titles.indices))
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
    var index = OptionIndex([("1", "A map"), ("2", "Roadmap"), ("3", "Maps")])
    #expect(index.search(SearchWord.words("map"), among: [0, 1, 2]).best == 2)
  }

  @Test("the characters that match are marked, those of half width with their voicing marks")
  func marks() {
    #expect(OptionIndex.marks(SearchWord.words("ぷら"), in: "Aﾌﾟﾗﾝ") == [1, 2])
    #expect(OptionIndex.marks(SearchWord.words("hm"), in: "Home") == [0, 2])
  }

  @Test(
    "kana are found by their reading, however it is written",
    arguments: [
      ("kado", "カード"), ("kaado", "カード"), ("kurikaesi", nil), ("kurikaeshi", nil),
      ("kuri", "くり返し"),
      ("matcha", "まっちゃ"), ("mattya", "まっちゃ"), ("matc", "まっちゃ"), ("shashin", "しゃしん"),
      ("syasin", "しゃしん"), ("sh", "しゃしん"), ("toukyou", "とうきょう"), ("tokyo", "とうきょう"),
      ("tōkyō", "とうきょう"), ("fairu", "ファイル"), ("shinbun", "しんぶん"), ("shimbun", "しんぶん"),
      ("kin'en", "きんえん"), ("kinnen", "きんえん"), ("tsuuchi", "ツウチ"), ("tuuti", "ツウチ"),
      ("jitensha", "じてんしゃ"), ("zitensya", "じてんしゃ"), ("paatii", "パーティー"), ("uisukii", nil),
      ("wisuki", "ウィスキー"), ("nyuusu", "ニュース"), ("vaiorin", "ヴァイオリン"), ("baiorin", "ヴァイオリン"),
      ("jetto", "ジェット"), ("zyetto", "ジェット"), ("hoomu", "ホーム"), ("ho-mu", "ホーム"), ("ｋａｄｏ", "カード"),
    ])
  func readings(_ search: String, _ expected: String?) {
    let kana = [
      "カード", "くり返し", "まっちゃ", "しゃしん", "とうきょう", "ファイル", "しんぶん", "きんえん", "ツウチ",
      "じてんしゃ", "パーティー", "ウィスキー", "ニュース", "ヴァイオリン", "ジェット", "ホーム",
    ]
    let found = titles(search, among: kana)
    #expect(expected.map(found.contains) ?? found.isEmpty, "\(found)")
  }

  private func destinations(_ search: String, locale: String? = "ja") throws -> [String] {
    var index = OptionIndex(try Sample.intent(), in: locale.map { LocaleName($0) })
    let result = index.search(SearchWord.words(search), among: Array(index.options.indices))
    return result.matches.map { index.options[$0].identifier }
  }

  @Test(
    "identifiers, URLs and titles of other languages are found where no title matches",
    arguments: [
      // ホーム and 支払い have their readings, their identifiers, their URLs and their English titles.
      ("hoomu", ["home"]), ("home", ["home"]), ("Pay", ["pay"]), ("a://scan", ["scan"]),
      ("pla", ["plan"]), ("ho", ["home"]), ("://", ["scan", "home", "pay", "plan", "evil"]),
    ])
  func elsewhere(_ search: String, _ expected: [String]) throws {
    #expect(try Set(destinations(search)) == Set(expected))
  }

  @Test("what a title holds counts before what only a URL holds")
  func tiers() throws {
    // Every URL begins with it, and one title.
    #expect(try destinations("p", locale: nil) == ["pay", "plan"])
    #expect(try destinations("ホーム", locale: "en") == ["home"])
    #expect(try destinations("scan") == ["scan"])
  }

  @Test("an identifier as a whole counts as much as a title")
  func identifiers() {
    var index = OptionIndex([("12", "Plan 1 of 2"), ("3", "Room 12"), ("120", "Attic")])
    let result = index.search(SearchWord.words("12"), among: [0, 1, 2])
    #expect(result.matches == [0, 1] && result.best == 0)
  }

  @Test("ten thousand titles are searched, and only what holds the term is left")
  func manyOptions() {
    let titles = (0..<10_000).map { "画面 Screen \($0)" }
    #expect(self.titles("screen 777", among: titles).count == 19)
    #expect(self.titles("s9999", among: titles) == ["画面 Screen 9999"])
  }
}
