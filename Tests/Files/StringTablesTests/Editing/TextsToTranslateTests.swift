// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import StringTables
import Testing

@Suite("Texts that are marked for translation")
struct TextsToTranslateTests {
  private func keys(_ text: String) throws -> [String] {
    let table = try StringTable(
      SourceFile(name: "de.lproj/W.strings", text: text), name: "W", locale: LocaleName("de"),
      format: .strings)
    return table.textsMarkedForTranslation().map(\.key.value)
  }

  @Test("a comment marks the key that comes next, in text and in XML")
  func tables() throws {
    #expect(
      try keys(
        """
        /* Title */
        "a" = "A";
        /* To translate */
        "b" = "B";

        "c" = "C"; /* To translate */ "d" = "D";
        /* To translate */
        """) == ["b", "d"])
    #expect(
      try keys(
        """
        <plist version="1.0"><dict>
        <key>a</key><string>A</string>
        <!-- To translate --><key>b</key><string>B</string>
        </dict></plist>
        """) == ["b"])
    #expect(try keys("a = \"*\";") == [])
  }

  @Test("a catalog marks them by a state, each in the languages that have it")
  func catalog() throws {
    let catalog = try StringCatalog(
      SourceFile(
        name: "W.xcstrings",
        text: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "a": {"localizations": {
              "de": {"stringUnit": {"state": "needs_review", "value": "A"}},
              "fr": {"stringUnit": {"state": "needs_review", "value": "A"}},
              "ja": {"stringUnit": {"state": "translated", "value": "A"}}}},
            "b": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "B"}}}},
            "c": {}}}
          """), name: "W")
    let texts = catalog.textsToReview()
    #expect(texts.map(\.key.value) == ["a"])
    #expect(texts.first?.languages == [LocaleName("de"), LocaleName("fr")])
  }
}
