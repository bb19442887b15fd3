// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import Testing
import WidgetValues

@Suite("Options")
struct OptionsTests {
  private func titles(
    _ options: ObjectCollection<Destination>, by intent: WidgetIntent, in locale: LocaleName?
  ) -> [String] {
    options.items.map { intent.title(of: $0, in: locale) }
  }

  @Test("the options are the destinations that are not chosen, under their sections' headings")
  func sections() throws {
    let intent = try SampleWidget.intent()
    let options = intent.options(for: intent.defaultChoice(for: .systemMedium))
    #expect(options.sections.map(\.title) == ["記録", "家計", "資産"])
    #expect(
      options.sections.map { $0.items.map(\.identifier.value) } == [
        ["5"], ["6", "7", "8", "9"], ["10", "11", "12", "13", "14", "15"],
      ])
    #expect(!options.isEmpty)
    let english = intent.options(
      for: intent.defaultChoice(for: .systemMedium), in: LocaleName("en"))
    #expect(english.sections.map(\.title) == ["Record", "Spending", "Assets"])
  }

  @Test("where nothing is chosen, every destination is an option")
  func nothingChosen() throws {
    let intent = try SampleWidget.intent()
    let options = intent.options(
      for: WidgetChoice(
        intent: "QuickActionConfiguration", parameter: "transitionDestinations", identifiers: []))
    #expect(
      Set(options.items.map(\.identifier.value))
        == Set((intent.catalog?.destinations ?? []).map(\.identifier.value)))
    #expect(options.items.count == 15)
  }

  @Test("where everything is chosen, there is no option and no heading")
  func everythingChosen() throws {
    let intent = try TestWidget(count: 3).intent()
    let options = intent.options(for: TestWidget.choice("d1", "gone", "d2", "d3"))
    #expect(options.isEmpty)
    #expect(options.sections.isEmpty)
  }

  @Test("destinations without a section come first, without a heading")
  func looseDestinations() throws {
    let intent = try TestWidget(count: 3).intent()
    let options = intent.options(for: TestWidget.choice("d2"))
    #expect(options.sections.map(\.title) == [nil])
    #expect(options.items.map(\.identifier.value) == ["d1", "d3"])
  }

  @Test(
    "a search leaves the options whose titles hold it, and the headings that still have some",
    arguments: [
      ("ポイント", ["ポイント"]), ("ぽいんと", ["ポイント"]), ("ﾎﾟｲﾝﾄ", ["ポイント"]),
      ("かーど", ["カード"]), ("くりかえし", []), ("クリ返シ", ["くり返し入力"]),
      ("入力", ["くり返し入力"]), ("レシート", []), ("　投資 ", ["投資"]), ("zzz", []),
      ("支払い 予定", []),
    ])
  func search(text: String, expected: [String]) throws {
    let intent = try SampleWidget.intent()
    let options = intent.options(
      for: intent.defaultChoice(for: .systemMedium), matching: text)
    #expect(titles(options, by: intent, in: nil) == expected)
    #expect(options.sections.count == expected.count)
  }

  @Test(
    "a search is for titles in the language that is shown",
    arguments: [
      ("NET", ["Net Worth"]), ("ｎｅｔ　ｗ", ["Net Worth"]), ("資産", []),
      (
        "s",
        [
          "Categories", "Bills", "Accounts", "Cards", "Investments", "Points", "Savings Goals",
        ]
      ),
    ])
  func searchInEnglish(text: String, expected: [String]) throws {
    let intent = try SampleWidget.intent()
    let english = LocaleName("en")
    let options = intent.options(
      for: intent.defaultChoice(for: .systemMedium), matching: text, in: english)
    #expect(titles(options, by: intent, in: english) == expected)
  }

  @Test("an empty search leaves all options", arguments: ["", "  ", "\u{3000}"])
  func emptySearch(text: String) throws {
    let intent = try SampleWidget.intent()
    let choice = intent.defaultChoice(for: .systemMedium)
    #expect(intent.options(for: choice, matching: text).items.count == 11)
  }

  @Test("ten thousand destinations are offered and searched")
  func manyDestinations() throws {
    let intent = try TestWidget(count: 10_000, defaults: ["d1", "d10000"]).intent()
    let choice = intent.defaultChoice(for: .systemMedium)
    #expect(intent.options(for: choice).items.count == 9998)
    // 9990 to 9999 without 10000, which is chosen; and 999, which only they and 999 hold.
    #expect(intent.options(for: choice, matching: "ＤＥＳＴination 999").items.count == 11)
    #expect(intent.options(for: choice, matching: "10000").isEmpty)
    #expect(intent.destination("d5000")?.value(of: "url")?.string == "shop://destination/5000")
  }
}
