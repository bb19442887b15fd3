// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import SourceText
import StringTables
import TestSupport
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

  @Test(
    "the texts in the code are those of the string tables",
    arguments: InterfaceLanguage.allCases)
  func freshness(language: InterfaceLanguage) throws {
    let path = "Localization/\(language.rawValue).lproj/SampleWidgets.strings"
    let table = try StringTable(
      SourceFile(name: path, text: String(decoding: Repository.content(of: path), as: UTF8.self)),
      name: "SampleWidgets", locale: LocaleName(language.rawValue), format: .strings)
    let texts = WidgetTexts(locale: language.rawValue)
    #expect(table.entries.map(\.key.value) == WidgetText.allCases.map { "\($0)" })
    #expect(table.entries.map(\.text.value) == WidgetText.allCases.map { texts($0) })
  }
}
