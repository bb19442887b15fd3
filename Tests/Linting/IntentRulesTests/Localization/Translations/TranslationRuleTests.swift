// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import RuleTestSupport
import SourceText
import TestSupport
import Testing
import WidgetProject

@testable import IntentRules

@Suite("Tables against their definition")
struct TranslationRuleTests {
  @Test("a key of a definition in another language is not stale")
  func variants() throws {
    let other = RuleExample.rawIntent(
      "<key>INIntentTitle</key><string>A</string><key>INIntentTitleID</key><string>other1</string>")
    let project = TranslationProject(
      definition: "Base.lproj/Widget.intentdefinition",
      files: [
        "fr.lproj/Widget.intentdefinition": other.files[0].content,
        "de.lproj/Widget.strings": "other1 = A; title1 = B; words1 = C; none = D;",
      ])
    #expect(try project.findings(of: StaleTranslation.self) == ["de.lproj/Widget.strings: none"])
  }

  @Test(
    "a key that is a text, also one of another language, is found once, and nothing else is said of it"
  )
  func textAsKey() throws {
    let project = TranslationProject(files: [
      "ja.lproj/Widget.strings": "title1 = \"表示\"; words1 = \"残りを表示\";",
      "de.lproj/Widget.strings": "Show = Zeigen; \"残りを表示\" = Rest; none = Nichts;",
    ])
    let folder = try project.folder()
    let found = Linter(rules: .intents).findings(in: ProjectLoader.load([folder.path]))
      .filter { $0.place.file.hasSuffix("de.lproj/Widget.strings") }
    #expect(
      Dictionary(
        found.map { ($0.id, $0.data.map(\.value)) }, uniquingKeysWith: { first, _ in first })
        == ["text-as-key": ["Show\n残りを表示", "title1\nwords1"], "stale-translation": ["none"]])
    // Without the rule, both of the others say it.
    #expect(
      try project.findings(of: StaleTranslation.self)
        == ["de.lproj/Widget.strings: Show 残りを表示 none"])
  }

  @Test("a text as a key of a string catalog leaves out the languages that it has, and no others")
  func textAsKeyOfCatalog() throws {
    func unit(_ text: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    let words = #""words1":{"localizations":{"de":\#(unit("B")),"fr":\#(unit("C"))}}"#
    let project = TranslationProject(files: [
      "Widget.xcstrings":
        #"{"sourceLanguage":"en","strings":{"Show":{"localizations":{"de":\#(unit("Zeigen"))}},\#(words)}}"#
    ])
    let folder = try project.folder()
    let found = Linter(rules: .intents).findings(in: ProjectLoader.load([folder.path]))
      .filter { $0.place.file.hasSuffix(".xcstrings") }
    #expect(found.map(\.id).sorted() == ["missing-translation", "text-as-key"])
    #expect(found.first { $0.id == "text-as-key" }?.data.map(\.value) == ["Show", "title1"])
    let missing = found.first { $0.id == "missing-translation" }
    #expect(missing?.data.map(\.value) == ["fr", "title1"])
  }

  @Test("an ID under a key that nobody knows is an ID")
  func unknownID() throws {
    var project = TranslationProject(files: ["de.lproj/Widget.strings": "later1 = A;"])
    project.intent += "<key>INIntentNoveltyID</key><string>later1</string>"
    #expect(try project.findings(of: StaleTranslation.self) == [])
  }

  @Test("a catalog has a stale key once, with or without languages")
  func staleInCatalog() throws {
    let unit = #"{"stringUnit":{"state":"translated","value":"A"}}"#
    let project = TranslationProject(files: [
      "Widget.xcstrings":
        #"{"strings":{"a":{"localizations":{"de":\#(unit),"ja":\#(unit)}},"b":{},"title1":{}}}"#
    ])
    #expect(try project.findings(of: StaleTranslation.self) == ["Widget.xcstrings: a b"])
  }

  @Test("placeholders are compared as sets, in every language and in the definition's own")
  func placeholders() throws {
    let intent = """
      <key>INIntentTitle</key><string>${a} and ${b}, ${a}</string>
      <key>INIntentTitleID</key><string>title1</string>
      """
    func findings(_ text: String, language: String = "de") throws -> Int {
      try TranslationProject(
        intent: intent, files: ["\(language).lproj/Widget.strings": "title1 = \"\(text)\";"]
      ).findings(of: MismatchedTranslationPlaceholder.self).count
    }
    #expect(try findings("${b} und ${a}") == 0)
    #expect(try findings("${b} und ${A}") == 1)
    #expect(try findings("${b}") == 1)
    #expect(try findings("${a} ${b} ${c}") == 1)
    #expect(try findings("$a $b", language: "en") == 1)
  }

  @Test("a text without placeholders has none in its translations")
  func noPlaceholders() throws {
    let project = TranslationProject(files: [
      "de.lproj/Widget.strings": "title1 = \"5 $\"; words1 = \"${x}\";"
    ])
    #expect(
      try project.findings(of: MismatchedTranslationPlaceholder.self)
        == ["de.lproj/Widget.strings"])
  }

  @Test("tables of one language that agree, or have nothing in common, are no conflict")
  func agreement() throws {
    let project = TranslationProject(files: [
      "zh-Hans.lproj/Widget.strings": "title1 = A;",
      "zh_hans.lproj/Widget.strings": "title1 = A; words1 = B;",
    ])
    #expect(try project.findings(of: ConflictingTranslations.self) == [])
  }

  @Test("a misnamed table is found in a language that has no other")
  func misnamed() throws {
    let project = TranslationProject(files: [
      "de.lproj/Widget.intentdefinition.strings": "",
      "ja.lproj/Widget.intentdefinition.strings": "",
      "ja.lproj/Widget.strings": "title1 = A; words1 = B;",
      "Other.intentdefinition.xcstrings": "{}",
    ])
    #expect(
      try project.findings(of: MisnamedStringTable.self)
        == ["de.lproj/Widget.intentdefinition.strings"])
  }

  @Test("every kind of text needs an ID, and gets one that no other text has")
  func missingIDs() throws {
    let intent = """
      <key>INIntentDescription</key><string>Same</string>
      <key>INIntentParameters</key>
      <array><dict>
        <key>INIntentParameterDisplayName</key><string>Same</string>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataFalseDisplayName</key><string>no</string>
          <key>INIntentParameterMetadataTrueDisplayName</key><string>yes</string>
        </dict>
        <key>INIntentParameterName</key><string>a</string>
        <key>INIntentParameterPromptDialogs</key>
        <array>
          <dict><key>INIntentParameterPromptDialogFormatString</key><string>Which?</string></dict>
          <dict><key>INIntentParameterPromptDialogFormatString</key><string>Which?</string></dict>
        </array>
        <key>INIntentParameterType</key><string>Boolean</string>
      </dict></array>
      <key>INIntentResponse</key>
      <dict><key>INIntentResponseCodes</key><array><dict>
        <key>INIntentResponseCodeConciseFormatString</key><string>Done</string>
        <key>INIntentResponseCodeFormatString</key><string>All done</string>
        <key>INIntentResponseCodeName</key><string>success</string>
      </dict></array></dict>
      <key>INIntentTitle</key><string>Same</string>
      """
    let project = TranslationProject(intent: intent)
    #expect(try project.findings(of: MissingLocalizationId.self).count == 9)
    let folder = try project.folder()
    let loop = FixLoop(
      linter: Linter(rules: .only(MissingLocalizationId.self)),
      applier: FixApplier(appliesUnsafeFixes: false))
    let result = loop.run([folder.path])
    #expect(result.appliedCount == 9)
    var ids: [String] = []
    result.project.definitions.first?.forEachLocalizedText { ids += [$0.id?.value ?? ""] }
    #expect(Set(ids).count == 9)
    #expect(
      ids.allSatisfy {
        $0.count == 6 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
  }
}
