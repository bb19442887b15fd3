// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import StringTables
import TestSupport
import Testing

@testable import WidgetRendering

@Suite struct PageTextsTests {
  @Test(
    "the texts in the code are those of the string tables", arguments: InterfaceLanguage.allCases)
  func freshness(language: InterfaceLanguage) throws {
    let path = "Localization/\(language.rawValue).lproj/Pages.strings"
    let table = try StringTable(
      SourceFile(
        name: path, text: String(decoding: Repository.content(of: path), as: UTF8.self)),
      name: "Pages", locale: LocaleName(language.rawValue), format: .strings)
    #expect(table.entries.map(\.key.value) == PageText.allCases.map { "\($0)" })
    #expect(table.entries.map(\.text.value) == PageText.allCases.map { PageTexts(language)($0) })
  }

  @Test(
    "thousands have commas",
    arguments: [(0, "0"), (999, "999"), (1_104, "1,104"), (1_234_567, "1,234,567")])
  func numbers(number: Int, words: String) {
    #expect(PageTexts().number(number) == words)
  }
}
