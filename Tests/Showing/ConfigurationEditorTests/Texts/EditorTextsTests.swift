// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import SourceText
import StringTables
import TestSupport
import Testing

struct EditorTextsTests {
  @Test(
    "the texts in the code are those of the string tables",
    arguments: EditorTexts.Language.allCases)
  func freshness(_ language: EditorTexts.Language) throws {
    let path = "Localization/\(language.rawValue).lproj/Editor.strings"
    let table = try StringTable(
      SourceFile(
        name: path, text: String(decoding: Repository.content(of: path), as: UTF8.self)),
      name: "Editor", locale: LocaleName(language.rawValue), format: .strings)
    #expect(table.entries.map(\.key.value) == EditorText.allCases.map { "\($0)" })
    #expect(
      table.entries.map(\.text.value) == EditorText.allCases.map { EditorTexts(language)($0) })
  }

  @Test(
    "the language is that of the option, else of the first variable that is set",
    arguments: [
      (nil, [:], "en"), ("ja", ["LANG": "en_US.UTF-8"], "ja"), (nil, ["LANG": "ja_JP.UTF-8"], "ja"),
      (nil, ["LC_ALL": "C", "LANG": "ja"], "en"), (nil, ["LC_MESSAGES": "ja_JP"], "ja"),
      (nil, ["LC_ALL": "", "LANG": "ja"], "ja"), ("fr", [:], "en"),
    ] as [(String?, [String: String], String)])
  func language(_ name: String?, _ environment: [String: String], _ expected: String) {
    #expect(EditorTexts(name: name, environment: environment).language.rawValue == expected)
  }

  @Test("values take the places of their marks, and marks in values stay")
  func values() {
    #expect(EditorTexts()(.matchCount, "%2", "9") == "%2 of 9")
  }
}
