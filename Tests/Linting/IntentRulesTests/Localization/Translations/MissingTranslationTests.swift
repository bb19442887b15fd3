// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import TestSupport
import Testing

@testable import IntentRules

@Suite("Texts that tables lack")
struct MissingTranslationTests {
  private func findings(
    _ files: [String: String], intent: String = TranslationProject.twoTexts,
    definition: String = "Widget.intentdefinition"
  ) throws -> [String] {
    try TranslationProject(intent: intent, definition: definition, files: files)
      .findings(of: MissingTranslation.self)
  }

  @Test("a language without a table lacks nothing")
  func noTable() throws {
    #expect(try findings([:]) == [])
    #expect(try findings(["de.lproj/Localizable.strings": "\n"]) == [])
  }

  @Test(
    "the name of a parameter that no sheet shows needs no translation",
    arguments: [("", true), ("<key>INIntentConfigurable</key><true/>", false)])
  func hiddenParameter(entries: String, isHidden: Bool) throws {
    let intent = """
      <key>INIntentEligibleForWidgets</key><true/>\(entries)
      <key>INIntentName</key><string>Show</string>
      <key>INIntentParameters</key><array><dict>
        <key>INIntentParameterDisplayName</key><string>Caption</string>
        <key>INIntentParameterDisplayNameID</key><string>caption1</string>
        <key>INIntentParameterName</key><string>caption</string>
        <key>INIntentParameterType</key><string>String</string>
      </dict></array>
      <key>INIntentTitle</key><string>Show</string>
      <key>INIntentTitleID</key><string>title1</string>
      """
    let found = try findings(["de.lproj/Widget.strings": "title1 = A;"], intent: intent)
    #expect(found == (isHidden ? [] : ["de.lproj/Widget.strings: de: caption1"]))
  }

  @Test("an empty table lacks every text")
  func emptyTable() throws {
    #expect(
      try findings(["af.lproj/Widget.strings": "\n"]) == [
        "af.lproj/Widget.strings: af: title1 words1"
      ])
  }

  @Test("a table of sentences that vary with numbers is no table, but has what it has")
  func stringsdict() throws {
    let sentences = "<plist><dict><key>words1</key><string>B</string></dict></plist>"
    #expect(try findings(["de.lproj/Widget.stringsdict": sentences]) == [])
    #expect(
      try findings([
        "de.lproj/Widget.stringsdict": sentences, "de.lproj/Widget.strings": "title1 = A;",
      ]) == [])
  }

  @Test("the language of the development falls back on the definition, and so do its regions")
  func development() throws {
    for language in ["en", "English", "en-GB", "en_AU", "Base"] {
      #expect(try findings(["\(language).lproj/Widget.strings": "\n"]) == [], "\(language)")
    }
  }

  @Test("a language with a region falls back on the table of the language, a script likewise")
  func parents() throws {
    #expect(
      try findings([
        "pt.lproj/Widget.strings": "title1 = A; words1 = B;", "pt-BR.lproj/Widget.strings": "\n",
      ]) == [])
    #expect(
      try findings([
        "zh-Hant.lproj/Widget.strings": "title1 = A;", "zh-HK.lproj/Widget.strings": "words1 = B;",
      ])
        == ["zh-Hant.lproj/Widget.strings: zh-Hant: words1"])
  }

  @Test("a definition in the folder of a language has its texts in that one")
  func definitionInFolder() throws {
    let files = ["de.lproj/Widget.strings": "\n", "ja.lproj/Widget.strings": "\n"]
    #expect(
      try findings(files, definition: "de.lproj/Widget.intentdefinition")
        == ["ja.lproj/Widget.strings: ja: title1 words1"])
    #expect(
      try findings(files, definition: "Base.lproj/Widget.intentdefinition")
        == [
          "de.lproj/Widget.strings: de: title1 words1",
          "ja.lproj/Widget.strings: ja: title1 words1",
        ])
  }

  @Test(
    "what is no words needs no translation",
    arguments: [" ", "", "${account}", "${account}: ${date.year} / 12 …", "–"])
  func noWords(text: String) throws {
    let intent = """
      <key>INIntentTitle</key><string>\(text)</string>
      <key>INIntentTitleID</key><string>title1</string>
      """
    #expect(try findings(["de.lproj/Widget.strings": "\n"], intent: intent) == [])
  }

  @Test("words of any script need one", arguments: ["A", "${account}é", "口座", "\u{E01}"])
  func words(text: String) throws {
    let intent = """
      <key>INIntentTitle</key><string>\(text)</string>
      <key>INIntentTitleID</key><string>title1</string>
      """
    #expect(try findings(["de.lproj/Widget.strings": "\n"], intent: intent).count == 1)
  }

  @Test("a sentence that is written out for the values of an enum is translated")
  func sentences() throws {
    let files = ["de.lproj/Widget.strings": "\"words1-title1\" = A; title1 = B;"]
    #expect(try findings(files) == [])
    let stale = try TranslationProject(files: files).findings(of: StaleTranslation.self)
    #expect(stale == [])
  }

  @Test("a catalog is one file with all languages that it has, but for its own")
  func catalog() throws {
    let catalog = """
      {"sourceLanguage":"fr","strings":{"title1":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"A"}},
        "fr":{"stringUnit":{"state":"translated","value":"A"}},
        "ja":{"stringUnit":{"state":"translated","value":"A"}}}}}}
      """
    #expect(try findings(["Widget.xcstrings": catalog]) == ["Widget.xcstrings: de ja: words1"])
    #expect(try findings(["mul.lproj/Widget.xcstrings": catalog]).count == 1)
    let marked = catalog.replacing(
      "{\"title1\"", with: "{\"words1\":{\"shouldTranslate\":false},\"title1\"")
    #expect(try findings(["Widget.xcstrings": marked]) == [])
  }

  @Test("a definition that no target has is compared with the tables beside it")
  func unbuiltDefinition() throws {
    let project = AppStoreProject.projectText(development: "de", sources: [], resources: [])
    #expect(
      try findings([
        "App.xcodeproj/project.pbxproj": project, "de.lproj/Widget.strings": "\n",
        "ja.lproj/Widget.strings": "title1 = A;",
      ]) == ["ja.lproj/Widget.strings: ja: words1"])
  }

  @Test("a table that the application has from elsewhere is compared")
  func tableElsewhere() throws {
    let project = AppStoreProject.projectText(
      development: "en", sources: ["Widget.intentdefinition"],
      resources: ["Texts/ja.lproj/Widget.strings"])
    #expect(
      try findings([
        "App.xcodeproj/project.pbxproj": project, "Texts/ja.lproj/Widget.strings": "title1 = A;",
        "de.lproj/Widget.strings": "\n",
      ]) == ["Texts/ja.lproj/Widget.strings: ja: words1"])
  }

  @Test("a text counts once, however often its ID comes")
  func repeatedID() throws {
    let intent = """
      <key>INIntentDescription</key><string>Show</string>
      <key>INIntentDescriptionID</key><string>title1</string>
      <key>INIntentTitle</key><string>Show</string>
      <key>INIntentTitleID</key><string>title1</string>
      """
    #expect(
      try findings(["de.lproj/Widget.strings": "\n"], intent: intent)
        == ["de.lproj/Widget.strings: de: title1"])
  }
}
