// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import StringTables
import Testing

@testable import WidgetProject

@Suite("The tables of languages")
struct LanguageTablesTests {
  private func table(_ language: String, _ file: String) throws -> StringTable {
    try StringTable(
      SourceFile(name: file, text: "\"a\" = \"b\";"), name: "Widget",
      locale: LocaleName(language), format: .strings)
  }

  @Test("tables are sorted by language, then by file, and found by language")
  func sorted() throws {
    let tables = LanguageTables([
      try table("ja", "b"), try table("de", "d"), try table("ja", "a"), try table("Base", "c"),
    ])
    #expect(tables.all.map(\.fileName) == ["c", "d", "a", "b"])
    #expect(tables[LocaleName("ja")].map(\.fileName) == ["a", "b"])
    #expect(tables[.base].map(\.fileName) == ["c"])
    #expect(tables[LocaleName("fr")].isEmpty)
    #expect(tables[LocaleName("zz")].isEmpty)
  }
}
