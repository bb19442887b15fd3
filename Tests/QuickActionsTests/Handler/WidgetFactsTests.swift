// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import Testing
import WidgetValues

@Suite struct WidgetFactsTests {
  @Test("a catalog's widget in plain words, in the language that is asked for, else its own")
  func facts() throws {
    let handler = try SampleWidget.handler()
    let facts = handler.widgetFacts()
    #expect(facts.kind == "QuickActionWidget")
    #expect(facts.displayName == "クイックアクション")
    #expect(facts.families == ["systemMedium"])
    #expect(handler.widgetFacts(localeIdentifier: "ja_JP") == facts)
    #expect(handler.widgetFacts(localeIdentifier: "en_GB").displayName == "Quick Actions")
  }

  @Test("shortcuts are in the language of a locale's identifier")
  func shortcuts() throws {
    let handler = try SampleWidget.handler()
    let choice = handler.defaultChoice(for: .systemMedium)
    #expect(handler.shortcuts(of: choice, localeIdentifier: "ja_JP").first?.title == "入力")
    #expect(handler.shortcuts(of: choice, localeIdentifier: "en_US").first?.title != "入力")
  }
}
