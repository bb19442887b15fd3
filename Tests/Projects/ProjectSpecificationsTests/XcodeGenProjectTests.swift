// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import DiskTestSupport
import SourceText
import StringTables
import Testing
import WidgetProject

@testable import ProjectSpecifications

@Suite("A project of XcodeGen that is not generated")
struct XcodeGenProjectTests {
  /// The folder of a specification with files.
  private func folder(_ specification: String, _ files: [String: String] = [:]) -> MemoryFolder {
    let folder = MemoryFolder()
    folder.write(specification, to: "project.yml")
    for (name, text) in files { folder.write(text, to: name) }
    return folder
  }

  private struct Read {
    let project: XcodeProject
    let configurations: XcodeConfigurations
    let generated: SpecifiedProject
    let fileSystem: FileSystem

    func settings(_ target: String, _ configuration: String? = nil) throws -> XcodeResolvedSettings
    {
      var files = XcodeSettingsFiles(in: fileSystem)
      return XcodeResolvedSettings(
        of: try self.target(target), in: project, configurations, configuration: configuration,
        files: &files)
    }

    func target(_ name: String) throws -> XcodeTarget {
      try #require(project.targets.first { $0.name.value == name })
    }

    func files(_ target: String, _ folder: MemoryFolder) throws -> [String] {
      try self.target(target).bundledFiles.map {
        $0.file.path.relative(to: FilePath(folder.path)).text
      }
    }
  }

  private func read(_ folder: MemoryFolder) throws -> Read {
    let specification = try XcodeGenSpecification.read(
      FilePath(folder.path("project.yml")), in: folder.fileSystem)
    var generated = SpecifiedProject(specification, in: folder.fileSystem)
    let project = try XcodeProject(generated.projectFile())
    #expect(project.diagnostics.isEmpty)
    return Read(
      project: project, configurations: try XcodeConfigurations(of: project), generated: generated,
      fileSystem: folder.fileSystem)
  }

  private static let shop = """
    name: Shop
    options:
      bundleIdPrefix: com.example
      developmentLanguage: ja
    attributes: {CLASSPREFIX: SH}
    packages:
      Kit: {path: Kit}
      Colors:
        github: example/Colors
        from: 1.2.0
    settingGroups:
      strict:
        SWIFT_STRICT_CONCURRENCY: complete
    targets:
      Shop:
        type: application
        platform: iOS
        sources: [App, Shared]
        dependencies:
          - target: Shop_Widget
      Shop_Widget:
        type: app-extension
        platform: iOS
        sources:
          - path: Widget
            excludes: ["**/*.md", Old]
          - path: Shared
            includes: ["*.swift"]
          - path: Missing
            optional: true
        dependencies:
          - package: Kit
            products: [Kit, KitViews]
          - package: Colors
        info:
          path: Widget/Generated.plist
          properties:
            NSExtension:
              NSExtensionPointIdentifier: com.apple.widgetkit-extension
        settings:
          groups: [strict]
          base:
            MARKETING_VERSION: "1.0"
            ENABLE_PREVIEWS: YES
          configs:
            release: {OTHER_SWIFT_FLAGS: [-D, STORE]}
    """

  private static let files = [
    "App/App.swift": "", "App/Info.plist": "", "Shared/Model.swift": "", "Shared/notes.txt": "",
    "Widget/Widget.swift": "", "Widget/README.md": "", "Widget/Old/Old.swift": "",
    "Widget/.hidden.swift": "", "Widget/Assets.xcassets/Contents.json": "{}",
    "Widget/ja.lproj/Localizable.strings": "", "Widget/Widget.entitlements": "",
    "Widget/Inner/View.swift": "",
  ]

  @Test("folders stand for their files, without what is excluded")
  func sources() throws {
    let folder = folder(Self.shop, Self.files)
    let read = try read(folder)
    #expect(
      try read.files("Shop_Widget", folder) == [
        "Widget/Inner/View.swift", "Widget/Widget.swift", "Shared/Model.swift",
        "Widget/Assets.xcassets", "Widget/ja.lproj/Localizable.strings",
      ])
    #expect(
      try read.files("Shop", folder) == ["App/App.swift", "Shared/Model.swift", "Shared/notes.txt"])
    #expect(read.generated.notes.isEmpty)
    #expect(read.project.developmentLanguage.identifier == "ja")
    #expect(read.project.classPrefix?.value == "SH")
  }

  @Test("targets have their types, are embedded, and use packages")
  func targets() throws {
    let read = try read(folder(Self.shop, Self.files))
    let app = try read.target("Shop")
    let widget = try read.target("Shop_Widget")
    #expect(app.isApplication)
    #expect(widget.isAppExtension)
    #expect(app.embeddedTargets == [widget.identifier])
    #expect(app.dependencies == [widget.identifier])
    let products = try #require(read.configurations.products[widget.identifier])
    #expect(products.map(\.name) == ["Kit", "KitViews", "Colors"])
    #expect(products.last?.package == .remote(url: "https://github.com/example/Colors"))
  }

  @Test("settings are those of groups, the base, and the configurations")
  func settings() throws {
    let read = try read(folder(Self.shop, Self.files))
    let debug = try read.settings("Shop_Widget")
    #expect(debug["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.Shop-Widget")
    #expect(debug["SWIFT_STRICT_CONCURRENCY"] == "complete")
    #expect(debug["MARKETING_VERSION"] == "1.0")
    #expect(debug["ENABLE_PREVIEWS"] == "YES")
    #expect(debug["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG")
    #expect(debug["OTHER_SWIFT_FLAGS"] == nil)
    let release = try read.settings("Shop_Widget", "Release")
    #expect(release["OTHER_SWIFT_FLAGS"] == "-D STORE")
    #expect(release["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == nil)
    #expect(try read.settings("Shop")["INFOPLIST_FILE"] == "App/Info.plist")
    #expect(debug["INFOPLIST_FILE"] == "Widget/Generated.plist")
    let list = try #require(read.generated.propertyLists["Widget/Generated.plist"])
    #expect(list.contains("<string>com.apple.widgetkit-extension</string>"))
  }

  @Test("included files and templates are below the target, and ':REPLACE' replaces")
  func merging() throws {
    let folder = folder(
      """
      name: Shop
      include: [Base/base.yml, {path: off.yml, enable: false}, none.yml]
      targets:
        Widget:
          templates: [Extension, Nothing]
          templateAttributes: {kind: Offers}
          sources:REPLACE: [Widget]
          settings: {A: "2"}
      """,
      [
        "Base/base.yml": """
        targetTemplates:
          Extension:
            type: app-extension
            platform: iOS
            settings: {A: "1", NAME: "${target_name}-${kind}"}
        targets:
          Widget: {sources: [Common]}
          Other:
            type: framework
            platform: [iOS, macOS]
            sources: [Common]
        """, "Base/Common/C.swift": "", "Widget/W.swift": "",
      ])
    let read = try read(folder)
    #expect(read.project.targets.map(\.name.value) == ["Widget", "Other_iOS", "Other_macOS"])
    #expect(try read.files("Widget", folder) == ["Widget/W.swift"])
    #expect(try read.files("Other_iOS", folder) == ["Base/Common/C.swift"])
    let settings = try read.settings("Widget")
    #expect(settings["A"] == "2")
    #expect(settings["NAME"] == "Widget-Offers")
    #expect(try read.settings("Other_macOS")["SDKROOT"] == "macosx")
    #expect(
      read.generated.notes == [
        "'\(folder.path("project.yml"))' includes '\(folder.path("none.yml"))', which is not there",
        "there is no target template 'Nothing'",
      ])
  }

  @Test("a source that is not there, and files that include each other, are notes")
  func missing() throws {
    let folder = folder(
      "include: project.yml\nname: Shop\ntargets:\n  W: {type: app-extension, sources: Nowhere}\n")
    let notes = try read(folder).generated.notes
    #expect(notes.contains { $0.hasSuffix("has the source 'Nowhere', which is not there") })
    #expect(notes.contains { $0.hasSuffix("too deep, so it is not read") })
  }

  @Test("files, templates and groups that name each other many times end, with a note")
  func circles() throws {
    let many = Array(repeating: "T", count: 40).joined(separator: ", ")
    let folder = folder(
      """
      name: Shop
      projectReferences: {Other: {path: Other.xcodeproj}}
      settingGroups: {T: {groups: [\(many)], base: {A: B}}}
      targetTemplates: {T: {templates: [\(many)], settings: {groups: [T]}}}
      targets: {W: {type: app-extension, templates: [\(many)]}}
      """)
    let read = try read(folder)
    #expect(try read.settings("W")["A"] == "B")
    #expect(
      read.generated.notes.contains {
        $0 == "'projectReferences' of '\(folder.path("project.yml"))' is not read"
      })
    let limit = "includes and templates have more than 200000 nodes; the rest is not read"
    #expect(read.generated.notes.contains(limit))
    let includes = Array(repeating: "project.yml", count: 40).joined(separator: ", ")
    let nodes = Array(repeating: "x", count: 1000).joined(separator: ", ")
    let included = self.folder(
      "include: [\(includes)]\nmore: [\(nodes)]\ntargets: {W: {type: bundle}}\n")
    #expect(try self.read(included).generated.notes.contains(limit))
  }

  @Test("names with quotation marks and line breaks do not leave the project file")
  func hostile() throws {
    let folder = folder(
      #"{name: "../A\"; }\n", targets: {"W\"; };\n": {type: app-extension, settings: {A: "\\\"; B = C;"}}}}"#
    )
    let read = try read(folder)
    #expect(read.project.targets.map(\.name.value) == ["W\"; };\n"])
    #expect(try read.settings("W\"; };\n")["A"] == #"\"; B = C;"#)
    #expect(read.project.folder == FilePath(folder.path))
  }
}
