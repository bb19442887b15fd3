// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArticleWidgets
import Testing

@Suite struct WidgetTextsTests {
  @Test(
    "the language is the locale's, English where the widgets do not speak it",
    arguments: [("ja_JP", "歩数"), ("ja", "歩数"), ("en-GB", "Steps"), ("de", "Steps"), ("", "Steps")])
  func language(locale: String, text: String) {
    #expect(WidgetTexts(locale: locale)(.stepsName) == text)
  }

  @Test("a value stands in its place, also beside a percent sign")
  func values() {
    #expect(WidgetTexts(locale: "en")(.percent, "84") == "84%")
    #expect(WidgetTexts(locale: "ja")(.streamsUpdated, "14:07") == "更新 14:07")
  }

  @Test("every text is there in every language")
  func complete() {
    for locale in ["en", "ja"] {
      let texts = WidgetTexts(locale: locale)
      #expect(WidgetText.allCases.allSatisfy { !texts($0).isEmpty && texts($0) != $0.rawValue })
    }
  }
}
