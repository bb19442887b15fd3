// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import RuleTestSupport
import TestSupport
import Testing
import WidgetProject

@testable import IntentRules

@Suite("The prediction of ITMS-90626")
struct AppStorePredictionTests {
  private let both = #""tItLe1" = "a"; "tExt01" = "b";"#

  @Test("a language without a table lacks the title, never the description")
  func noTable() throws {
    let project = AppStoreProject(resources: ["ja.lproj/Main.strings"])
    #expect(try project.lines() == ["title ja"])
    var empty = project
    empty.description = nil
    #expect(try empty.lines() == ["description en", "title ja"])
  }

  @Test("a language's table must have both keys, even where the definition has no description")
  func keys() throws {
    #expect(try AppStoreProject(tables: ["ja": both]).lines() == [])
    #expect(try AppStoreProject(tables: ["ja": ""]).lines() == ["description ja", "title ja"])
    #expect(
      try AppStoreProject(tables: ["ja": #""tItLe1" = "a";"#], description: nil).lines()
        == ["description en", "description ja"])
    // The words of the definition are no keys.
    #expect(
      try AppStoreProject(tables: ["ja": #""Show" = "a"; "Shows it" = "b";"#]).lines()
        == ["description ja", "title ja"])
    #expect(
      try AppStoreProject(tables: ["ja": both], hasKeys: false).lines()
        == ["description ja", "title ja"])
  }

  @Test("a table with the text is enough although the text is empty")
  func emptyText() throws {
    let table = #""tItLe1" = ""; "tExt01" = "";"#
    #expect(try AppStoreProject(tables: ["ja": table]).lines() == [])
  }

  @Test("in the development language the words of the definition are enough, and so is its table")
  func developmentLanguage() throws {
    #expect(try AppStoreProject(tables: ["en": ""]).lines() == [])
    #expect(
      try AppStoreProject(title: nil, description: nil).lines() == ["description en", "title en"])
    #expect(
      try AppStoreProject(title: "", description: "").lines() == ["description en", "title en"])
    #expect(try AppStoreProject(tables: ["en": both], title: nil, description: nil).lines() == [])
  }

  @Test("regions of the development language are never named")
  func regions() throws {
    let resources = ["en-AU.lproj/Main.strings", "en-GB.lproj/Main.strings"]
    #expect(try AppStoreProject(resources: resources).lines() == [])
    #expect(
      try AppStoreProject(resources: resources, tables: ["en-GB": ""], description: nil).lines()
        == ["description en"])
  }

  @Test("a language is printed in lower case")
  func spelling() throws {
    let resources = ["pt_BR.lproj/M.strings", "zh-Hans.lproj/M.strings", "es-419.lproj/M.strings"]
    #expect(
      try AppStoreProject(resources: resources).lines()
        == ["title es-419", "title pt-br", "title zh-hans"])
  }

  @Test("'Base' is no language, and its table serves the development language")
  func base() throws {
    #expect(try AppStoreProject(tables: ["Base": both], description: nil).lines() == [])
    #expect(try AppStoreProject(resources: ["Base.lproj/Main.storyboard"]).lines() == [])
  }

  @Test("where the table of the language without its region has the text, it is a doubt")
  func parents() throws {
    let title = #""tItLe1" = "a";"#
    #expect(
      try AppStoreProject(tables: ["pt": both, "pt-BR": title]).lines() == ["description pt-br?"])
    #expect(
      try AppStoreProject(resources: ["pt-BR.lproj/M.strings"], tables: ["pt": both]).lines()
        == ["title pt-br?"])
    #expect(
      try AppStoreProject(tables: ["pt": "", "pt-BR": ""]).lines() == [
        "description pt", "description pt-br", "title pt", "title pt-br",
      ])
  }

  @Test("words in another language than English without a table are a doubt about the title")
  func foreignDevelopmentLanguage() throws {
    #expect(try AppStoreProject(development: "es").lines() == ["title es?"])
    #expect(try AppStoreProject(development: "es", tables: ["es": ""]).lines() == [])
    #expect(try AppStoreProject(development: "en-GB").lines() == [])
    #expect(
      try AppStoreProject(development: "es", description: nil).lines() == [
        "description es", "title es?",
      ])
  }

  @Test(
    "a definition for all languages without a description is a doubt where nothing is in the development language"
  )
  func descriptionForAll() throws {
    let path = "Base.lproj/Widget.intentdefinition"
    #expect(try AppStoreProject(definition: path, description: nil).lines() == ["description en?"])
    #expect(
      try AppStoreProject(
        resources: ["en.lproj/Main.strings"], definition: path, description: nil
      ).lines() == ["description en"])
  }

  @Test("the languages that an Info.plist claims are not counted")
  func claimedLanguages() throws {
    let plist = """
      <plist version="1.0"><dict><key>CFBundleLocalizations</key>
      <array><string>ja</string></array></dict></plist>
      """
    #expect(try AppStoreProject(files: ["Info.plist": plist]).lines() == [])
  }

  @Test("a table that cannot be read leads to no prediction about its language")
  func unreadableTable() throws {
    #expect(try AppStoreProject(tables: ["ja": #""tItLe1" = "#, "de": both]).lines() == [])
  }

  @Test("a string catalog stands for the tables that are made of it")
  func stringCatalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "tItLe1": {"localizations": {"ja": {"stringUnit": {"value": "a"}}}}}}
      """
    let project = AppStoreProject(
      resources: ["Widget.xcstrings"], files: ["Widget.xcstrings": catalog])
    #expect(try project.lines() == ["description ja"])
  }

  @Test("a definition that is in no application is not checked")
  func noApplication() throws {
    let text = AppStoreProject.projectText(
      development: "en", sources: ["Widget.intentdefinition"], resources: []
    ).replacing("product-type.application", with: "product-type.app-extension")
    let project = AppStoreProject(
      description: nil, files: ["App.xcodeproj/project.pbxproj": text])
    #expect(try project.lines() == [])
  }

  @Test("an intent that two applications have is named once for a language")
  func twoApplications() throws {
    let text = AppStoreProject.projectText(
      development: "en", sources: ["Widget.intentdefinition"], resources: ["ja.lproj/M.strings"])
    let project = AppStoreProject(
      description: nil,
      files: [
        "App.xcodeproj/project.pbxproj": text, "Other.xcodeproj/project.pbxproj": text,
      ])
    #expect(try project.lines() == ["description en", "title ja"])
  }

  @Test("the message is App Store Connect's, and its parts are data")
  func message() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      <plist version="1.0"><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Configuration</string>
      <key>INIntentTitle</key><string>Configuration</string>
      </dict></array></dict></plist>
      """, to: "Widget.intentdefinition")
    try folder.write("", to: "zh-Hans.lproj/Main.strings")
    let findings = Linter(rules: .only(AppStoreTitleMissing.self, AppStoreDescriptionMissing.self))
      .findings(in: ProjectLoader.load([folder.path]))
    #expect(
      findings.map(\.message.text) == [
        "Localized description for custom intent: 'Configuration' not found for locale: en",
        "Localized title for custom intent: 'Configuration' not found for locale: zh-hans",
      ])
    #expect(findings.last?.data == [.init("intent", "Configuration"), .init("locale", "zh-hans")])
    #expect(
      findings.last?.notes.map(\.message.text) == [
        "the application has no 'zh-Hans.lproj/Widget.strings'; add it with the keys of the intent's title and description",
        "App Store Connect reports this in the email ITMS-90626",
        "no Xcode project lists the application's languages; the folders near the definition are used",
      ])
  }
}
