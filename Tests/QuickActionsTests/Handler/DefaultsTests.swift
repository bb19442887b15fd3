// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import SourceText
import StringTables
import Testing

@Suite("Defaults")
struct DefaultsTests {
  @Test("the sample begins with the article's four shortcuts, in order")
  func sample() throws {
    let handler = try SampleWidget.handler()
    #expect(handler.defaultIdentifiers(for: .medium) == ["1", "2", "3", "4"])
    #expect(
      handler.defaultChoice(for: .medium)
        == WidgetChoice(
          intent: "QuickActionConfiguration", parameter: "transitionDestinations",
          identifiers: ["1", "2", "3", "4"]))
    #expect(handler.defaultFamily == .medium)
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
    let handler = try SampleWidget.handler()
    let shortcuts = handler.shortcuts(
      of: handler.defaultChoice(for: .medium), in: locale.map { LocaleName($0) })
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
    let handler = try TestWidget(sizes: ["Small": 1, "Medium": 4]).handler()
    #expect(handler.defaultIdentifiers(for: .small) == ["d1"])
    #expect(handler.defaultIdentifiers(for: .medium) == ["d1", "d2", "d3", "d4"])
  }

  @Test(
    "a family without a size takes that of the next smaller one",
    arguments: [
      (SizeClass.extraLarge, 3), (.large, 3), (.medium, 3), (.small, 2), (.accessoryCorner, 2),
      (.accessoryCircular, 2), (.accessoryRectangular, 2), (.accessoryInline, 2),
    ])
  func sizeFallback(family: SizeClass, size: Int) throws {
    let handler = try TestWidget(sizes: ["Small": 2, "Medium": 3]).handler()
    #expect(handler.capacity(for: family) == size)
    #expect(handler.defaultIdentifiers(for: family).count == size)
    let onlyLarge = try TestWidget(sizes: ["Large": 5]).handler()
    #expect(onlyLarge.capacity(for: family) == ([.large, .extraLarge].contains(family) ? 5 : 1))
  }

  @Test("of more defaults than the family holds, the first count; of fewer, all")
  func numberOfDefaults() throws {
    let widget = TestWidget(
      sizes: ["Small": 1, "Medium": 2, "Large": 5], defaults: ["d5", "d3", "d1"])
    let handler = try widget.handler()
    #expect(handler.defaultIdentifiers(for: .small) == ["d5"])
    #expect(handler.defaultIdentifiers(for: .medium) == ["d5", "d3"])
    #expect(handler.defaultIdentifiers(for: .large) == ["d5", "d3", "d1"])
  }

  @Test("fewer destinations than the family holds are all chosen")
  func fewDestinations() throws {
    let handler = try TestWidget(count: 2).handler()
    #expect(handler.defaultIdentifiers(for: .medium) == ["d1", "d2"])
  }

  @Test("an empty list of defaults means none")
  func noDefaults() throws {
    let handler = try TestWidget(defaults: []).handler()
    #expect(handler.defaultIdentifiers(for: .medium).isEmpty)
  }

  @Test("a free list begins with all the catalog names, and with nothing where it names none")
  func freeList() throws {
    #expect(try TestWidget(sizes: nil).handler().defaultIdentifiers(for: .medium).isEmpty)
    let handler = try TestWidget(sizes: nil, defaults: ["d2", "d1"]).handler()
    #expect(handler.defaultIdentifiers(for: .medium) == ["d2", "d1"])
    #expect(handler.capacity(for: .medium) == nil)
  }

  @Test("a single object is a list of one")
  func singleObject() throws {
    let handler = try TestWidget(isArray: false, sizes: nil).handler()
    #expect(handler.capacity(for: .large) == 1)
    #expect(handler.defaultIdentifiers(for: .large) == ["d1"])
    let named = try TestWidget(isArray: false, sizes: nil, defaults: ["d3", "d2"]).handler()
    #expect(named.defaultIdentifiers(for: .medium) == ["d3"])
  }

  @Test("the family that is meant is the first of the catalog")
  func defaultFamily() throws {
    let handler = try TestWidget(families: ["accessoryInline", "systemLarge"]).handler()
    #expect(handler.defaultFamily == .accessoryInline)
  }
}
