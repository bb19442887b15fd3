// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiskTestSupport
import StringTables
import TestSupport
import Testing
import WidgetProject

@Suite("Applications without a project")
struct InferredApplicationTests {
  private static let definition = "<plist version=\"1.0\"><dict></dict></plist>"

  private func plist(_ entries: String) -> String {
    "<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
  }

  private func application(_ files: [String: String]) throws -> Application {
    let project = MemoryFolder(files: files).load()
    #expect(project.applications.count == 1)
    let application = try #require(project.applications.first)
    #expect(application.projectFile == nil)
    return application
  }

  @Test("the languages are those of the folders that the definition's tables are looked for in")
  func besides() throws {
    let application = try application([
      "Widget/Base.lproj/Widget.intentdefinition": Self.definition,
      "Widget/ja.lproj/Widget.strings": "", "Widget/de.lproj/Main.strings": "",
      "Other/fr.lproj/Main.strings": "",
    ])
    #expect(application.languages.map(\.identifier) == ["de", "en", "ja"])
    #expect(application.definitions.first?.tables.all.map(\.locale.identifier) == ["ja"])
  }

  @Test(
    "an Info.plist of an application tells where its languages are, and those of extensions do not count"
  )
  func infoPlists() throws {
    let application = try application([
      "Info.plist": plist(
        "<key>CFBundleDevelopmentRegion</key><string>fr</string><key>UILaunchScreen</key><dict/>"),
      "Assets/ko.lproj/Localizable.strings": "", "Pods/it.lproj/Localizable.strings": "",
      "Widget/Info.plist": plist("<key>NSExtension</key><dict/>"),
      "Widget/Widget.intentdefinition": Self.definition, "Widget/ja.lproj/Main.strings": "",
    ])
    #expect(application.developmentLanguage == LocaleName("fr"))
    #expect(application.resourceLanguages.map(\.identifier) == ["ko"])
  }

  @Test("of several applications the nearest counts")
  func nearest() throws {
    let app = plist("<key>CFBundlePackageType</key><string>APPL</string>")
    let application = try application([
      "One/App/Info.plist": app, "One/App/ja.lproj/Main.strings": "",
      "One/Widget/Widget.intentdefinition": Self.definition,
      "Two/App/Info.plist": app, "Two/App/de.lproj/Main.strings": "",
    ])
    #expect(application.resourceLanguages.map(\.identifier) == ["ja"])
  }

  @Test("a catalog says where the tables are, and in which language the definition is")
  func catalog() throws {
    let application = try application([
      "Widget.actions.json": """
      {"version": 1, "intent": "Show", "parameter": "places",
       "localization": "Texts", "developmentLanguage": "ja",
       "widget": {"kind": "Places", "families": ["systemMedium"]},
       "sections": []}
      """,
      "Widget.intentdefinition": Self.definition, "Texts/de.lproj/Widget.strings": "",
    ])
    #expect(application.developmentLanguage == LocaleName("ja"))
    #expect(application.definitions.first?.tables.all.map(\.locale.identifier) == ["de"])
  }
}
