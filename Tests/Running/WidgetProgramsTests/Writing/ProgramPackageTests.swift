// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import PropertyListSyntax
import SourceText
import TestSupport
import Testing
import WidgetProject

@testable import WidgetPrograms

struct ProgramPackageTests {
  @Test func `The manifest has a target for each module, and the widget's is the executable`()
    throws
  {
    let plan = try ShopProject.plan { $0.standIns = [StandIn(module: "Analytics")] }
    let text = ProgramManifest(plan: plan, stubs: ["Analytics"]).text
    #expect(
      text == """
        // swift-tools-version: 6.2
        // Written by 'quickaction build'; it is written again with every build.
        import PackageDescription

        let package = Package(
          name: "ShopWidget",
          targets: [
            .target(name: "Analytics"),
            .target(
              name: "ShopKit",
              dependencies: [
                "Analytics",
              ],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .enableUpcomingFeature("MemberImportVisibility"),
                .unsafeFlags(["-package-name", "ShopKit"]),
              ]),
            .target(
              name: "Answers",
              dependencies: [
                "Analytics",
              ],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .define("OFFERS"),
                .define("DEBUG"),
                .enableUpcomingFeature("BareSlashRegexLiterals"),
                .unsafeFlags(["-package-name", "target-Answers"]),
              ]),
            .executableTarget(
              name: "ShopWidget",
              dependencies: [
                "ShopKit",
                "Analytics",
                "Answers",
              ],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .define("OFFERS"),
                .define("DEBUG"),
                .define("WIDGET"),
                .enableUpcomingFeature("BareSlashRegexLiterals"),
                .unsafeFlags(["-package-name", "target-ShopWidget"]),
              ]),
          ]
        )

        """)
  }

  @Test func `An empty stand-in takes the place of a link, and not of the file that it leads to`()
    throws
  {
    let scratch = try ScratchFolder()
    try scratch.write("// The user's own.\n", to: "StandIns/Analytics/Analytics.swift")
    let folder = FilePath(scratch.path("Program"))
    let own = FilePath(scratch.path("StandIns/Analytics"))
    for standIn in [own, nil, own].map({ StandIn(module: "Analytics", folder: $0) }) {
      let plan = try ShopProject.plan { $0.standIns = [standIn] }
      var package = ProgramPackage(plan: plan, standIns: [standIn], folder: folder)
      try package.write()
      let written = scratch.text(of: "Program/Sources/Analytics/Analytics.swift")
      #expect((written == "// The user's own.\n") == (standIn.folder != nil))
      #expect(
        scratch.text(of: "StandIns/Analytics/Analytics.swift") == "// The user's own.\n")
    }
  }

  @Test func `Sources are links, files for iOS are copies, and what is gone is removed`() throws {
    let scratch = try ScratchFolder()
    let folder = FilePath(scratch.path("Program"))
    let standIns = [StandIn(module: "Analytics")]
    let plan = try ShopProject.plan { $0.standIns = standIns }
    try scratch.write("", to: "Program/Sources/ShopWidget/Old.swift")
    var package = ProgramPackage(plan: plan, standIns: standIns, folder: folder)
    try package.write()
    let sources = folder.appending("Sources/ShopWidget")
    #expect(FileSystem.disk.isLink(sources.appending("ShopWidgets.swift")))
    #expect(!FileSystem.disk.isLink(sources.appending("OfferView.swift")))
    #expect(
      scratch.text(of: "Program/Sources/ShopWidget/OfferView.swift")?.contains("#if os(Linux)")
        == true)
    #expect(scratch.text(of: "Program/Sources/ShopWidget/Old.swift") == nil)
    #expect(
      try scratch.names(in: "Program/Sources/ShopWidget/Generated") == [
        "Bundle+Apple.swift", "Callbacks+Apple.swift", "Folders+Apple.swift",
        "GeneratedAssetSymbols.swift",
        "OfferConfigurationIntent.swift", "Shop.swift", "URL+Apple.swift",
      ])
    // The host makes the extension without knowing its initializer.
    #expect(
      scratch.text(of: "Program/Sources/Answers/Generated/ExtensionMaker.swift")?
        .contains(
          "override func makeExtension() -> INExtension? { IntentHandler() as INExtension }")
        == true)
    let original = plan.widget.sources.first { $0.name == "OfferView.swift" }
    #expect(package.originals[sources.appending("OfferView.swift")] == original)
    // What has errors is left out, and the rest stays as it is.
    package.leftOut = [try #require(original)]
    try package.write()
    #expect(FileSystem.disk.status(of: sources.appending("OfferView.swift")) == .nothing)
    #expect(FileSystem.disk.isLink(sources.appending("ShopWidgets.swift")))
  }

  @Test func `Conditions are found in a file whose lines end as on Windows`() throws {
    let scratch = try ScratchFolder()
    let text = "import SwiftUI\r\n#if os(iOS)\r\nlet condition = \"os(iOS)\"\r\n#endif\r\n"
    try scratch.write(text, to: "A.swift")
    let place = FilePath(scratch.path("Program/A.swift"))
    var package = ProgramPackage(
      plan: try ShopProject.plan(), standIns: [], folder: FilePath(scratch.path("Program")))
    try package.place(FilePath(scratch.path("A.swift")), at: place)
    let changed = text.replacing("#if os(iOS)", with: "#if os(Linux)")
    #expect(
      scratch.text(of: "Program/A.swift") == changed.replacing("\r\n", with: "\n"))
    #expect(scratch.text(of: "A.swift") == text)
  }

  @Test func `Packages with a file for iOS are compiled from folders of links`() throws {
    let scratch = try ScratchFolder()
    func manifest(_ name: String, _ dependencies: String) -> String {
      "let package = Package(name: \"\(name)\", dependencies: [\(dependencies)])\n"
    }
    try scratch.write(manifest("Core", ".package(path: \"../Models\")"), to: "Core/Package.swift")
    try scratch.write("let core = 1\n", to: "Core/Sources/Core/Core.swift")
    try scratch.write(manifest("Models", ""), to: "Models/Package.swift")
    let model = "Models/Sources/Models/Model.swift"
    try scratch.write("let model = 1\n", to: model)
    try scratch.write("state", to: "Models/.build/state")
    var plan = try ShopProject.plan()
    let core = FileSystem.disk.resolved(FilePath(scratch.path("Core")))
    plan.packages = [LocalPackage(folder: core, products: ["Core"])]
    let folder = FilePath(scratch.path("Program"))
    var package = ProgramPackage(plan: plan, standIns: [], folder: folder)
    try package.write()
    #expect(FileSystem.disk.status(of: folder.appending("Packages")) == .nothing)
    #expect(scratch.text(of: "Program/Package.swift")?.contains("path: \"\(core.text)\"") == true)
    // One file of a package that another one needs is enough.
    try scratch.write("#if os(iOS)\nlet model = 1\n#endif\n", to: model)
    try package.write()
    let mirror = folder.appending("Packages" + core.text)
    #expect(
      scratch.text(of: "Program/Package.swift")?.contains("path: \"\(mirror.text)\"") == true)
    #expect(FileSystem.disk.isLink(mirror.appending("Sources/Core/Core.swift")))
    #expect(!FileSystem.disk.isLink(mirror.appending("Package.swift")))
    let copy = mirror.folder.appending(model)
    #expect(!FileSystem.disk.isLink(copy))
    #expect(
      (try? FileSystem.disk.bytes(of: copy)).map { String(decoding: $0, as: UTF8.self) }
        == "#if os(Linux)\nlet model = 1\n#endif\n")
    #expect(package.originals[copy] == core.folder.appending(model))
    #expect(FileSystem.disk.status(of: mirror.folder.appending("Models/.build")) == .nothing)
    try scratch.write("let model = 1\n", to: model)
    try package.write()
    #expect(FileSystem.disk.status(of: copy) == .nothing)
  }

  @Test func `The file of resources lists what a program finds at run time`() throws {
    let text = ResourceManifest(plan: try ShopProject.plan()).text
    let root = try PropertyListDocument(SourceFile(name: "resources.json", text: text)).root
    #expect(root["bundleIdentifier"]?.string == "com.example.shop.shopwidget")
    #expect(root["handlers"]?.elements.compactMap(\.string) == ["Answers.IntentHandler"])
    #expect(root["languages"]?.elements.compactMap(\.string) == ["en", "ja"])
    let tables = root["tables"]?.elements.map { ($0["table"]?.string, $0["language"]?.string) }
    #expect(tables?.map(\.0) == ["Offers", "Localizable", "Localizable"])
    #expect(tables?.map(\.1) == ["ja", "en", "ja"])
    #expect(
      root["assetCatalogs"]?.elements.compactMap(\.string).map { FilePath($0).name } == [
        "Assets.xcassets"
      ])
    #expect(root["definitions"]?.elements.map { $0["module"]?.string } == ["ShopWidget"])
  }

  @Test func `A folder without Swift files is not a stand-in`() throws {
    let scratch = try ScratchFolder()
    try scratch.makeFolder("Empty")
    let standIn = StandIn(module: "Analytics", folder: FilePath(scratch.path("Empty")))
    var package = ProgramPackage(
      plan: try ShopProject.plan { $0.standIns = [standIn] }, standIns: [standIn],
      folder: FilePath(scratch.path("Program")))
    #expect(throws: ProgramError.self) { try package.write() }
  }
}
