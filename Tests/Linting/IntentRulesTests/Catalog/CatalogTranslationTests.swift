// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import TestSupport
import Testing

@testable import IntentRules

@Suite("Texts of catalogs without translation")
struct CatalogTranslationTests {
  private static let words = #""title": "Inbox", "titleKey": "inbox""#
  private static let keyAlone = #""titleKey": "inbox""#
  private static let entry = "\"inbox\" = \"x\";\n"
  private static let other = "\"other\" = \"x\";\n"

  /// The languages that the findings name, or the sentence where there is none.
  private func languages(
    _ title: String = words, development: String? = "en", with files: [String: String]
  ) throws -> [String] {
    let destination = #"{"identifier": "a", \#(title), "properties": {"url": "a:b"}}"#
    var project = CatalogProject(members: ["destinations": "[\(destination)]"], files: files)
    if let development { project.members["developmentLanguage"] = "\"\(development)\"" }
    return try project.findings(of: UntranslatedCatalogText.self).map { found in
      found.data.first { $0.name == "locales" }?.value ?? found.message.text
    }
  }

  private func table(_ language: String) -> String { "\(language).lproj/Widget.actions.strings" }

  @Test("each language that lacks the key is named, once for the key")
  func several() throws {
    #expect(
      try languages(with: [
        table("de"): Self.other, table("fr"): Self.other, table("ja"): Self.entry,
      ]) == ["de,fr"])
  }

  @Test("the catalog's own words serve its own language and those of its regions")
  func development() throws {
    #expect(
      try languages(with: [table("en"): Self.other, table("en-GB"): "", table("ja"): Self.entry])
        == [])
    #expect(try languages(development: nil, with: [table("en"): Self.other]) == [])
    #expect(try languages(Self.keyAlone, with: [table("en"): Self.other]) == ["en"])
    #expect(
      try languages(
        Self.keyAlone, with: [table("en"): "", "Base.lproj/Widget.actions.strings": Self.entry])
        == [])
  }

  @Test("a table of the language serves its regions")
  func region() throws {
    #expect(try languages(with: [table("pt"): Self.entry, table("pt-BR"): Self.other]) == [])
    #expect(try languages(with: [table("pt"): Self.other, table("pt-BR"): Self.entry]) == ["pt"])
  }

  @Test("a title that is literal, or a catalog without tables, says nothing")
  func literal() throws {
    #expect(try languages(#""title": "Inbox""#, with: [table("de"): Self.other]) == [])
    #expect(try languages(with: [:]) == [])
  }

  @Test("a key without words and without a table is what users read")
  func bareKey() throws {
    #expect(
      try languages(Self.keyAlone, with: [:]) == [
        "no table 'Widget.actions.strings' exists, so users see the key 'inbox'; add the table, or add a 'title'"
      ])
  }

  @Test("a table that cannot be read lacks nothing")
  func unreadable() throws {
    #expect(try languages(with: [table("de"): "\"a\" = ", table("ja"): Self.entry]) == [])
  }

  @Test("a string catalog needs no text in its own language, nor for what is the same in all")
  func stringCatalog() throws {
    func catalog(_ inbox: String) -> [String: String] {
      [
        "Widget.actions.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"inbox": \(inbox), "other":
        {"localizations": {"de": {"stringUnit": {"value": "x"}}, "en": {"stringUnit": {"value": "x"}}}}}}
        """
      ]
    }
    #expect(try languages(Self.keyAlone, with: catalog("{}")) == ["de"])
    #expect(try languages(Self.keyAlone, with: catalog(#"{"shouldTranslate": false}"#)) == [])
    let german = #"{"localizations": {"de": {"stringUnit": {"value": "x"}}}}"#
    #expect(try languages(Self.keyAlone, with: catalog(german)) == [])
  }

  @Test("the table of a catalog that is checked alone is compared with the catalog beside it")
  func alone() throws {
    let project = CatalogProject(
      members: [
        "developmentLanguage": "\"en\"",
        "destinations":
          #"[{"identifier": "a", \#(Self.words), "properties": {"url": "a:b"}}]"#,
      ],
      files: [table("de"): Self.other, table("fr"): Self.other, table("ja"): Self.entry])
    let found = try project.findings(of: UntranslatedCatalogText.self, in: table("de"))
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.place.file.hasSuffix(table("de")))
    #expect(finding.data.map(\.value) == ["inbox", "de"])
    let note = try #require(finding.notes.first)
    #expect(note.place?.file.hasSuffix("Widget.actions.json") == true)
    #expect(try project.findings(of: UntranslatedCatalogText.self, in: table("ja")).isEmpty)
  }

  @Test("the texts of the widget and of sections are looked at, too")
  func otherTexts() throws {
    let project = CatalogProject(
      members: [
        "widget": #"""
        {"kind": "P", "families": ["systemMedium"], "displayNameKey": "name", "descriptionKey": "d"}
        """#,
        "sections": #"[{"identifier": "s", "titleKey": "section"}]"#,
      ], files: [table("de"): Self.other])
    let keys = try project.findings(of: UntranslatedCatalogText.self)
      .compactMap { found in found.data.first { $0.name == "key" }?.value }
    #expect(keys.sorted() == ["d", "name", "section"])
  }
}
