// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import DiskTestSupport
import SourceText
import StringTables
import TestSupport
import Testing
import WidgetProject

@Suite("Applications")
struct ApplicationTests {
  private static let definition = "<plist version=\"1.0\"><dict></dict></plist>"
  private static let projectFile = "ios/App.xcodeproj/project.pbxproj"

  /// The sample project with a definition, and with other files.
  private func sample(_ files: [String: String] = [:]) throws -> MemoryFolder {
    MemoryFolder(
      files: [
        Self.projectFile: SampleProject.text,
        "ios/App/Definitions/Base.lproj/Widget.intentdefinition": Self.definition,
      ].merging(files) { $1 })
  }

  private func application(in project: WidgetProject) throws -> Application {
    #expect(project.applications.count == 1)
    return try #require(project.applications.first)
  }

  @Test("the languages are those of the localized resources, whether or not the files are there")
  func languages() throws {
    let application = try application(in: sample().load())
    #expect(application.name == "App")
    #expect(application.developmentLanguage == LocaleName("en"))
    #expect(application.resourceLanguages.map(\.identifier) == ["de", "en", "fr", "ja", "zh-Hans"])
  }

  @Test("the language of the development counts although nothing is in it")
  func developmentLanguage() throws {
    let text = try SampleProject.changed("developmentRegion = English", "developmentRegion = it")
    let application = try application(in: sample([Self.projectFile: text]).load())
    #expect(!application.resourceLanguages.contains(LocaleName("it")))
    #expect(application.languages.contains(LocaleName("it")))
  }

  @Test("a string catalog adds the languages that it has texts in")
  func stringCatalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0",
       "strings": {"a": {"localizations": {"ko": {"stringUnit": {"value": "b"}}}}, "c": {}}}
      """
    let folder = try sample(["ios/App/Shared/Localizable.xcstrings": catalog])
    let project = folder.load()
    #expect(try application(in: project).resourceLanguages.contains(LocaleName("ko")))
    #expect(project.stringCatalogs.isEmpty)
    #expect(project.failures.isEmpty)
  }

  @Test("a string catalog that cannot be read is a failure, once")
  func brokenStringCatalog() throws {
    let folder = try sample(["ios/App/Shared/Localizable.xcstrings": "{"])
    #expect(folder.load().failures.map(\.id) == ["invalid-property-list"])
  }

  @Test("the tables of a definition are those that the bundle has, wherever they are")
  func tables() throws {
    let folder = try sample([
      "ios/App/Definitions/ja.lproj/Widget.strings": "\"a\" = \"b\";",
      "ios/App/Shared/Texts/ko.lproj/Widget.strings": "",
      "ios/App/Definitions/it.lproj/Widget.strings": "",
    ])
    let definition = try #require(application(in: folder.load()).definitions.first)
    #expect(definition.name == "Widget")
    #expect(definition.variants.map(\.localization) == [.base])
    // What lies beside the definition and is in no target, is not in the bundle.
    #expect(definition.tables.all.map(\.locale.identifier) == ["ja", "ko"])
    #expect(definition.tables[LocaleName("ja")].first?["a"] != nil)
  }

  @Test("a table that cannot be read is neither there nor missing")
  func unreadableTable() throws {
    let folder = try sample(["ios/App/Definitions/ja.lproj/Widget.strings": "\"a\" = "])
    let project = folder.load()
    let definition = try #require(application(in: project).definitions.first)
    #expect(definition.tables.all.isEmpty)
    #expect(definition.unreadableLanguages == [LocaleName("ja")])
    #expect(project.failures.count == 1)
  }

  @Test("a definition that a project names is read although it is outside of the folder")
  func outside() throws {
    let folder = try sample()
    #expect(folder.load("ios/App.xcodeproj").definitions.count == 1)
  }

  @Test("a definition that two targets have through a link is read once")
  func symbolicLink() throws {
    let folder = try sample()
    folder.link(
      "ios/App/Shared.intentdefinition", to: "Definitions/Base.lproj/Widget.intentdefinition")
    #expect(folder.load().definitions.count == 1)
  }

  @Test("which target has a definition, and generates classes of it, is known")
  func uses() throws {
    let uses = try sample().load().definitionUses
    #expect(uses.map(\.target) == ["T1", "T2"])
    #expect(uses.map(\.generatesClasses) == [true, false])
  }

  @Test("a definition in a project's folder that no target has is in no application")
  func unusedDefinition() throws {
    let folder = try sample(["ios/Old.intentdefinition": Self.definition])
    let project = folder.load()
    #expect(project.definitions.count == 2)
    #expect(try application(in: project).definitions.map(\.name) == ["Widget"])
  }

  @Test("a project that cannot be read is a failure, and nothing is inferred in its place")
  func unreadableProject() throws {
    let folder = try sample([Self.projectFile: String(SampleProject.text.prefix(500))])
    let project = folder.load()
    #expect(project.failures.map(\.id) == ["invalid-property-list"])
    #expect(project.applications.isEmpty)
  }

  @Test("the Info.plist files that targets name are read, and those of the folders are not")
  func infoPlists() throws {
    let plist = "<plist version=\"1.0\"><dict/></plist>"
    let folder = try sample([
      "ios/App/Info.plist": plist, "ios/Old/Info.plist": plist, "ios/Web.bundle/Info.plist": plist,
    ])
    let names = folder.load().infoPlists.map { folder.name($0.source.name) }
    #expect(names == ["ios/App/Info.plist"])
  }

  @Test("an Info.plist that is a link to nowhere is warned of, and the rest is checked")
  func danglingInfoPlist() throws {
    let folder = MemoryFolder()
    folder.write(Sample.definition, to: "Widget.intentdefinition")
    folder.link("Info.plist", to: "built/Info.plist")
    let project = folder.load()
    #expect(project.failures.isEmpty)
    let finding = try #require(project.findings.first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message.text
        == "the link '\(folder.path("Info.plist"))' is broken; fix it, delete it, or add it to 'exclude'"
    )
  }
}
