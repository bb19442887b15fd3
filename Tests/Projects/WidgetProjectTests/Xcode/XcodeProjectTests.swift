// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import StringTables
import Testing
import WidgetProject

@Suite("Reading Xcode projects")
struct XcodeProjectTests {
  private func target(_ name: String) throws -> XcodeTarget {
    try #require(SampleProject.project().targets.first { $0.name.value == name })
  }

  private func paths(_ target: XcodeTarget, _ kind: XcodeBuildPhase.Kind) -> [String] {
    target.bundledFiles.filter { $0.kind == kind }
      .map { "\($0.file.path.text) \($0.file.localization?.description ?? "-")" }
  }

  @Test("a good project has no finding")
  func clean() throws {
    #expect(try SampleProject.project().diagnostics.isEmpty)
  }

  @Test("'English' is the language of the development that others write 'en'")
  func developmentLanguage() throws {
    let project = try SampleProject.project()
    #expect(project.developmentRegion?.value == "English")
    #expect(project.developmentLanguage == LocaleName("en"))
    #expect(project.knownRegions.map(\.value) == ["English", "Base", "ja"])
  }

  @Test(
    "a project that names no language, or none that is one, is in English", arguments: ["", "Base"])
  func noDevelopmentLanguage(region: String) throws {
    let project = try SampleProject.project(
      replacing: "developmentRegion = English;",
      with: region.isEmpty ? "" : "developmentRegion = \(region);")
    #expect(project.developmentLanguage == LocaleName("en"))
  }

  @Test("targets have their kind, what they depend on and what they carry")
  func targets() throws {
    let project = try SampleProject.project()
    #expect(project.targets.map(\.name.value) == ["App", "Widget"])
    let app = try target("App")
    #expect(app.isApplication)
    #expect(!app.isAppExtension)
    #expect(app.dependencies == ["T2"])
    #expect(project.targets(embeddedIn: app).map(\.name.value) == ["Widget"])
    #expect(try target("Widget").isAppExtension)
  }

  @Test("an application that another carries is not uploaded by itself")
  func carried() throws {
    let project = try SampleProject.project(
      replacing: "com.apple.product-type.app-extension", with: "com.apple.product-type.application")
    #expect(project.uploadedApplications.map(\.name.value) == ["App"])
  }

  @Test("a file is where its groups say, in the language of its folder")
  func resources() throws {
    #expect(
      try paths(target("App"), .resources) == [
        "ios/App/en.lproj/Localizable.strings en",
        "ios/App/zh-Hans.lproj/Localizable.strings zh-Hans",
        "ios/App/de.lproj/InfoPlist.strings de",
        "/Shared/fr.lproj fr",
      ])
  }

  @Test("a variant group adds its own folder to the paths of its files")
  func variantGroup() throws {
    #expect(
      try paths(target("App"), .sources) == [
        "ios/App/Definitions/Base.lproj/Widget.intentdefinition Base",
        "ios/App/Definitions/ja.lproj/Widget.strings ja",
      ])
  }

  @Test("what a target says of a file is kept")
  func attributes() throws {
    #expect(
      try target("Widget").bundledFiles.map(\.attributes) == [["no_codegen"], ["no_codegen"]])
  }

  @Test(
    "a file can be for some platforms alone",
    arguments: [
      ("platformFilter = ios;", ["ios"]),
      ("platformFilters = (macos, xros, );", ["macos", "xros"]),
      ("", []),
    ])
  func platforms(filter: String, platforms: [String]) throws {
    let project = try SampleProject.project(
      replacing: "fileRef = V1; settings", with: "fileRef = V1; \(filter) settings")
    let widget = try #require(project.targets.first { $0.name.value == "Widget" })
    #expect(widget.bundledFiles.map(\.platforms) == [platforms, platforms])
    #expect(widget.bundledFiles.allSatisfy { $0.isBuilt(for: "ios") } != (platforms.count == 2))
  }

  @Test("a file copied to where the resources are is one of them", arguments: [7, 10])
  func copiedFiles(destination: Int) throws {
    let project = try SampleProject.project(
      replacing: "dstSubfolderSpec = 13; files = (B6, )",
      with: "dstSubfolderSpec = \(destination); files = (B4, )")
    let app = try #require(project.targets.first)
    let copies = app.bundledFiles.filter {
      if case .copyFiles = $0.kind { true } else { false }
    }
    #expect(copies.map(\.file.path.name) == (destination == 7 ? ["InfoPlist.strings"] : []))
  }

  @Test("the folder of the project can be another than that of its file")
  func projectDirPath() throws {
    let project = try SampleProject.project(
      replacing: "mainGroup = G1;", with: "mainGroup = G1; projectDirPath = ../Code;")
    #expect(project.folder == FilePath("Code"))
  }

  @Test("a target's settings come before the project's, and the variables of paths are replaced")
  func buildSettings() throws {
    let project = try SampleProject.project()
    let (app, widget) = try (target("App"), target("Widget"))
    #expect(project.infoPlistFiles(of: app) == [FilePath("ios/App/Info.plist")])
    #expect(
      app.buildSettings.values(of: "PRODUCT_BUNDLE_IDENTIFIER").map(\.value) == ["com.example.app"])
    #expect(app.buildSettings.values(of: "INTENTS_CODEGEN_LANGUAGE").map(\.value) == ["Swift"])
    // Which configuration is built is not in the project.
    #expect(project.infoPlistFiles(of: widget).isEmpty)
  }

  @Test("a project in XML is read like one in the form that Xcode writes")
  func xml() throws {
    let project = try SampleProject.project(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>rootObject</key><string>P</string>
      <key>objects</key><dict>
      <key>P</key><dict><key>isa</key><string>PBXProject</string>
      <key>developmentRegion</key><string>fr</string>
      <key>targets</key><array><string>T</string></array></dict>
      <key>T</key><dict><key>isa</key><string>PBXAggregateTarget</string>
      <key>name</key><string>Everything</string></dict>
      </dict></dict></plist>
      """)
    #expect(project.developmentLanguage == LocaleName("fr"))
    #expect(project.targets.map(\.name.value) == ["Everything"])
    #expect(project.diagnostics.isEmpty)
  }
}
