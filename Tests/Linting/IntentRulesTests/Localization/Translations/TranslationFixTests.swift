// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import Foundation
import IntentLint
import IntentModel
import RuleTestSupport
import SourceText
import TestSupport
import Testing
import WidgetProject

@testable import IntentRules

@Suite("Fixes of tables")
struct TranslationFixTests {
  private func run(_ folder: ScratchFolder, unsafe: Bool = true) -> FixLoop.Result {
    FixLoop(
      linter: Linter(
        rules: .only(MissingLocalizationId.self, MissingTranslation.self, StaleTranslation.self)),
      applier: FixApplier(appliesUnsafeFixes: unsafe)
    ).run([folder.path])
  }

  private func write(_ result: FixLoop.Result) throws {
    for original in result.originals {
      let text = try #require(result.texts[original.name])
      try Data(#require(original.encoded(text))).write(to: URL(filePath: original.name))
    }
  }

  @Test(
    "tables in every form are repaired, in their own encoding, and a second run changes nothing")
  func everyForm() throws {
    let xml = "<plist version=\"1.0\"><dict><key>none</key><string>X</string></dict></plist>\n"
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "none" : { },
          "title1" : {
            "localizations" : {
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "A" } }
            }
          }
        }
      }
      """
    let folder = try TranslationProject(files: [
      "de.lproj/Widget.strings": "title1 = A;\nnone = B;\n", "fr.lproj/Widget.strings": xml,
    ]).folder()
    let utf16 = "none = B;\n".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    try folder.write([0xFF, 0xFE] + utf16, to: "ja.lproj/Widget.strings")
    let other = try TranslationProject(files: ["Widget.xcstrings": catalog]).folder()
    for folder in [folder, other] {
      let result = run(folder)
      #expect(!result.texts.isEmpty)
      try write(result)
      let second = run(folder)
      #expect(second.texts.isEmpty)
      #expect(second.project.diagnostics.isEmpty)
      #expect(
        Linter(rules: .only(MissingTranslation.self, StaleTranslation.self)).findings(
          in: second.project
        )
        .isEmpty)
    }
    let japanese = try Data(contentsOf: folder.url.appending(path: "ja.lproj/Widget.strings"))
    #expect(japanese.starts(with: [0xFF, 0xFE]))
    #expect(String(data: japanese, encoding: .utf16)?.contains("\"title1\" = \"Show\";") == true)
  }

  @Test("a text without an ID gets one, and then a place in every table")
  func chain() throws {
    let intent = TranslationProject.twoTexts.replacing(
      "<key>INIntentTitleID</key><string>title1</string>", with: "")
    let folder = try TranslationProject(
      intent: intent, files: ["de.lproj/Widget.strings": "words1 = A;\n"]
    ).folder()
    let result = run(folder)
    try write(result)
    let id = try #require(result.project.definitions.first?.intents.first?.declaredTitle.id?.value)
    let table = try String(
      contentsOf: folder.url.appending(path: "de.lproj/Widget.strings"), encoding: .utf8)
    #expect(table.contains("/* To translate */\n\"\(id)\" = \"Show\";"))
    #expect(run(folder).texts.isEmpty)
  }

  @Test("what a table lacks is not made to look translated without being asked for")
  func noSafeFix() throws {
    let folder = try TranslationProject(files: ["de.lproj/Widget.strings": "words1 = A;\n"])
      .folder()
    #expect(run(folder, unsafe: false).texts.isEmpty)
    let result = run(folder)
    #expect(!result.texts.isEmpty)
    let left = Linter(rules: .only(MissingTranslation.self, UntranslatedText.self))
      .findings(in: result.project)
    #expect(left.map(\.id) == ["untranslated-text"])
  }

  @Test("twenty languages of a catalog are repaired in one round")
  func catalogOfManyLanguages() throws {
    let languages = [
      "af", "ar", "bg", "ca", "cs", "da", "de", "el", "es", "fi", "fr", "hu", "it", "ja", "ko",
      "nb", "nl", "pl", "ru", "sv",
    ]
    let units = languages.map {
      "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"A\"}}"
    }
    let catalog =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"title1\":{\"localizations\":{\(units.joined(separator: ","))}}}}"
    let folder = try TranslationProject(files: ["Widget.xcstrings": catalog]).folder()
    let result = run(folder)
    #expect(result.appliedCount == 1)
    #expect(Linter(rules: .only(MissingTranslation.self)).findings(in: result.project).isEmpty)
  }

  @Test("a table that no user edits is left alone")
  func binary() throws {
    let folder = try TranslationProject().folder()
    let content = try PropertyListSerialization.data(
      fromPropertyList: ["none": "X"], format: .binary, options: 0)
    try folder.write(content, to: "de.lproj/Widget.strings")
    let result = run(folder)
    #expect(result.texts.isEmpty)
    #expect(
      Linter(rules: .only(MissingTranslation.self, StaleTranslation.self)).findings(
        in: result.project
      ).count
        == 2)
  }
}
