// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import Testing
import WidgetValues

@Suite struct WidgetFactsTests {
  @Test("a catalog's widget in plain words, in the language that is asked for, else its own")
  func facts() throws {
    let intent = try SampleWidget.intent()
    let facts = intent.widgetFacts()
    #expect(facts.kind == "QuickActionWidget")
    #expect(facts.displayName == "クイックアクション")
    #expect(facts.families == ["systemMedium"])
    #expect(intent.widgetFacts(localeIdentifier: "ja_JP") == facts)
    #expect(intent.widgetFacts(localeIdentifier: "en_GB").displayName == "Quick Actions")
  }

  @Test("shortcuts are in the language of a locale's identifier")
  func shortcuts() throws {
    let intent = try SampleWidget.intent()
    let choice = intent.defaultChoice(for: .systemMedium)
    #expect(intent.shortcuts(of: choice, localeIdentifier: "ja_JP").first?.title == "入力")
    #expect(intent.shortcuts(of: choice, localeIdentifier: "en_US").first?.title != "入力")
  }
}
