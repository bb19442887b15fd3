// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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
    let folder = plan.packages[0].folder.text
    #expect(
      text == """
        // swift-tools-version: 6.2
        // Written by 'quickaction build'; it is written again with every build.
        import PackageDescription

        let package = Package(
          name: "ShopWidget",
          dependencies: [
            .package(path: "\(folder)"),
          ],
          targets: [
            .target(name: "Analytics"),
            .target(
              name: "Answers",
              dependencies: [
                "Analytics",
              ],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .define("OFFERS"),
                .define("DEBUG"),
              ]),
            .executableTarget(
              name: "ShopWidget",
              dependencies: [
                "Analytics",
                "Answers",
                .product(name: "ShopKit", package: "shopkit"),
              ],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .define("OFFERS"),
                .define("DEBUG"),
                .define("WIDGET"),
              ]),
          ]
        )

        """)
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
        "GeneratedAssetSymbols.swift", "OfferConfigurationIntent.swift", "Shop.swift",
        "URL+Apple.swift",
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
