// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import SourceText
import StringTables
import Testing
import WidgetValues

@Suite("Defaults")
struct DefaultsTests {
  @Test("the sample begins with the article's four shortcuts, in order")
  func sample() throws {
    let intent = try SampleWidget.intent()
    #expect(intent.defaultIdentifiers(for: .systemMedium) == ["1", "2", "3", "4"])
    #expect(
      intent.defaultChoice(for: .systemMedium)
        == WidgetChoice(
          intent: "QuickActionConfiguration", parameter: "transitionDestinations",
          identifiers: ["1", "2", "3", "4"]))
  }

  @Test(
    "they have the article's titles and URLs in each language",
    arguments: [
      ("ja", ["入力", "レシート撮影", "入出金", "家計簿"]),
      ("en", ["New Entry", "Scan Receipt", "Transactions", "Cash Flow"]),
      ("en-GB", ["New Entry", "Scan Receipt", "Transactions", "Cash Flow"]),
      ("fr", ["入力", "レシート撮影", "入出金", "家計簿"]),
      (nil, ["入力", "レシート撮影", "入出金", "家計簿"]),
    ])
  func sampleTitles(locale: String?, titles: [String]) throws {
    let intent = try SampleWidget.intent()
    let shortcuts = intent.shortcuts(
      of: intent.defaultChoice(for: .systemMedium), in: locale.map { LocaleName($0) })
    #expect(shortcuts.map(\.title) == titles)
    #expect(
      shortcuts.map(\.url) == [
        "hoge://hoge/input", "hoge://hoge/receipt", "hoge://hoge/transaction",
        "hoge://hoge/cashflow",
      ])
    #expect(shortcuts.map(\.imageName) == ["input", "camera", "transaction", "cashflow"])
    #expect(shortcuts.map(\.position) == [1, 2, 3, 4])
    #expect(shortcuts.map(\.state) == [.resolved, .resolved, .resolved, .resolved])
  }

  @Test(
    "without defaults in the catalog the first destinations count, as many as the family holds")
  func firstOnes() throws {
    let intent = try TestWidget(sizes: ["Small": 1, "Medium": 4]).intent()
    #expect(intent.defaultIdentifiers(for: .systemSmall) == ["d1"])
    #expect(intent.defaultIdentifiers(for: .systemMedium) == ["d1", "d2", "d3", "d4"])
  }

  @Test(
    "a family without a size takes that of the next smaller one",
    arguments: [
      (WidgetFamily.systemExtraLarge, 3), (.systemLarge, 3), (.systemMedium, 3), (.systemSmall, 2),
      (.accessoryCorner, 2),
      (.accessoryCircular, 2), (.accessoryRectangular, 2), (.accessoryInline, 2),
    ])
  func sizeFallback(family: WidgetFamily, size: Int) throws {
    let intent = try TestWidget(sizes: ["Small": 2, "Medium": 3]).intent()
    #expect(intent.capacity(for: family) == size)
    #expect(intent.defaultIdentifiers(for: family).count == size)
    let onlyLarge = try TestWidget(sizes: ["Large": 5]).intent()
    #expect(
      onlyLarge.capacity(for: family)
        == ([.systemLarge, .systemExtraLarge].contains(family) ? 5 : 1))
  }

  @Test("of more defaults than the family holds, the first count; of fewer, all")
  func numberOfDefaults() throws {
    let widget = TestWidget(
      sizes: ["Small": 1, "Medium": 2, "Large": 5], defaults: ["d5", "d3", "d1"])
    let intent = try widget.intent()
    #expect(intent.defaultIdentifiers(for: .systemSmall) == ["d5"])
    #expect(intent.defaultIdentifiers(for: .systemMedium) == ["d5", "d3"])
    #expect(intent.defaultIdentifiers(for: .systemLarge) == ["d5", "d3", "d1"])
  }

  @Test("fewer destinations than the family holds are all chosen")
  func fewDestinations() throws {
    let intent = try TestWidget(count: 2).intent()
    #expect(intent.defaultIdentifiers(for: .systemMedium) == ["d1", "d2"])
  }

  @Test("an empty list of defaults means none")
  func noDefaults() throws {
    let intent = try TestWidget(defaults: []).intent()
    #expect(intent.defaultIdentifiers(for: .systemMedium).isEmpty)
  }

  @Test("a free list begins with all the catalog names, and with nothing where it names none")
  func freeList() throws {
    #expect(try TestWidget(sizes: nil).intent().defaultIdentifiers(for: .systemMedium).isEmpty)
    let intent = try TestWidget(sizes: nil, defaults: ["d2", "d1"]).intent()
    #expect(intent.defaultIdentifiers(for: .systemMedium) == ["d2", "d1"])
    #expect(intent.capacity(for: .systemMedium) == nil)
  }

  @Test("a single object is a list of one")
  func singleObject() throws {
    let intent = try TestWidget(isArray: false, sizes: nil).intent()
    #expect(intent.capacity(for: .systemLarge) == 1)
    #expect(intent.defaultIdentifiers(for: .systemLarge) == ["d1"])
    let named = try TestWidget(isArray: false, sizes: nil, defaults: ["d3", "d2"]).intent()
    #expect(named.defaultIdentifiers(for: .systemMedium) == ["d3"])
  }
}
