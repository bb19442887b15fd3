// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import SourceText
import TestSupport
import Testing
import WidgetProject

@testable import WidgetPrograms

/// The Xcode project of the fixtures: an app with a widget, an intents extension, a package and a module that is missing.
enum ShopProject {
  static var folder: FilePath {
    FilePath(
      Repository.root.appending(path: "Tests/Running/WidgetProgramsTests/Fixtures/Shop").path)
  }

  static var project: FilePath { folder.appending("Shop.xcodeproj") }

  /// The modules that an engine has.
  static let provided: Set<String> = ["SwiftUI", "WidgetKit", "Intents", "Foundation"]

  /// The package as SwiftPM would describe it.
  static func describe(_ folder: FilePath) throws(ProgramError) -> PackageDescription {
    guard folder.name == "ShopKit" else { throw .noPackage(folder.text) }
    var target = PackageDescription.Target(name: "ShopKit", kind: "regular")
    target.settings.generatesAssetSymbols = false
    return PackageDescription(
      name: "ShopKit", folder: folder, products: [("ShopKit", ["ShopKit"])], targets: [target])
  }

  static func plan(
    provided: Set<String> = provided, _ change: (inout ProgramRequest) -> Void = { _ in }
  ) throws(ProgramError) -> ProgramPlan {
    var request = ProgramRequest(.project(project))
    change(&request)
    let planner = ProgramPlanner(
      provided: provided, standIns: Set(request.standIns.map(\.module)), describe: describe)
    return try planner.plan(for: request)
  }
}

struct XcodePlanTests {
  @Test func `Assets get symbols in packages, too, and extensions only where a setting asks`()
    throws
  {
    let plan = try ShopProject.plan()
    let package = try #require(plan.modules.first { $0.name == "ShopKit" })
    #expect(package.settings.generatesAssetSymbols)
    #expect(!package.settings.generatesAssetSymbolExtensions)
    #expect(plan.widget.settings.generatesAssetSymbols)
    #expect(!plan.widget.settings.generatesAssetSymbolExtensions)
  }

  @Test func `The widget's module has the files of a synchronized folder and of build phases`()
    throws
  {
    let widget = try ShopProject.plan().widget
    #expect(widget.name == "ShopWidget")
    #expect(
      widget.sources.map(\.name) == ["OfferProvider.swift", "OfferView.swift", "ShopWidgets.swift"])
    #expect(widget.definitions.map(\.name) == ["Offers.intentdefinition"])
    #expect(
      widget.resources.map { "\($0.folder.name)/\($0.name)" } == [
        "ja.lproj/Offers.strings", "ShopWidget/Assets.xcassets", "en.lproj/Localizable.strings",
        "ja.lproj/Localizable.strings",
      ])
    #expect(widget.passedOver.isEmpty)
  }

  @Test func `A package that the target links goes before a module of Apple's with its name`()
    throws
  {
    let usual = try ShopProject.plan()
    let named = try ShopProject.plan(provided: ShopProject.provided.union(["ShopKit"]))
    #expect(usual.widget.dependencies == ["ShopKit"])
    #expect(named.widget.dependencies == ["ShopKit"])
    #expect(named.compiledPackages == usual.compiledPackages)
  }

  @Test func `Settings leave out files, and take some of them back`() throws {
    let widget = try ShopProject.plan { $0.configuration = "Release" }.widget
    #expect(widget.sources.map(\.name) == ["OfferProvider.swift", "ShopWidgets.swift"])
    #expect(widget.definitions.isEmpty)
    #expect(
      widget.resources.map { "\($0.folder.name)/\($0.name)" } == [
        "ja.lproj/Offers.strings", "ShopWidget/Assets.xcassets",
      ])
  }

  @Test func `Build settings come from the target, the project and files of settings`() throws {
    let widget = try ShopProject.plan().widget
    #expect(widget.settings.conditions == ["OFFERS", "DEBUG", "WIDGET"])
    #expect(widget.settings.languageMode == 5)
    #expect(widget.bundle.identifier == "com.example.shop.shopwidget")
    #expect(widget.bundle.appGroups == ["group.com.example.shop"])
    #expect(widget.bundle.accentColor == "Brand")
    #expect(widget.bundle.displayName == "Shop")
    #expect(widget.bundle.languages == ["en", "ja"])
  }

  @Test func `Another configuration has other settings`() throws {
    let widget = try ShopProject.plan { $0.configuration = "Release" }.widget
    #expect(widget.settings.conditions == ["OFFERS"])
    #expect(widget.settings.languageMode == 6)
    #expect(widget.bundle.identifier == "com.example.released")
  }

  @Test func `The intents extension of the same app comes along with its principal class`() throws {
    let plan = try ShopProject.plan()
    let intents = try #require(plan.modules.first { $0.role == .intents })
    #expect(intents.name == "Answers")
    #expect(intents.bundle.principalClass == "Answers.IntentHandler")
    #expect(intents.definitions == plan.widget.definitions)
  }

  @Test func `A module of a package that is downloaded is missing, with its files and address`()
    throws
  {
    let plan = try ShopProject.plan()
    #expect(plan.missing.map(\.name) == ["Analytics"])
    #expect(plan.missing.first?.files.map(\.name) == ["OfferProvider.swift"])
    #expect(plan.missing.first?.url == "https://example.com/analytics.git")
    let packages = plan.compiledPackages
    #expect(packages.map(\.folder.name) == ["ShopKit"])
    #expect(packages.first?.modules == ["ShopKit"])
    #expect(plan.widget.dependencies == ["ShopKit"])
    let module = try #require(plan.modules.first { $0.name == "ShopKit" })
    #expect(module.package == "ShopKit")
    #expect(module.sources.map(\.name) == ["Offer.swift"])
  }

  @Test func `Without manifests every module of a package is missing, and none is run`() throws {
    var access = PackageAccess()
    access.runsManifests = false
    let progress = ProgramProgress()
    let planner = ProgramPlanner(
      provided: ShopProject.provided, standIns: [],
      packages: .init(
        access: access, progress: progress, manifestNote: ManifestNote(of: .project(nil), progress))
    ) { folder throws(ProgramError) in
      Issue.record("the manifest of \(folder.text) is run")
      throw .noPackage(folder.text)
    }
    let plan = try planner.plan(for: ProgramRequest(.project(ShopProject.project)))
    #expect(plan.missing.map(\.name) == ["Analytics", "ShopKit"])
    #expect(plan.missing.map(\.fault) == [.noManifests, .noManifests])
    #expect(plan.compiledPackages.isEmpty)
  }

  @Test func `A stand-in is not missing`() throws {
    let plan = try ShopProject.plan { $0.standIns = [StandIn(module: "Analytics")] }
    #expect(plan.missing.isEmpty)
  }

  @Test func `A target of an unknown name is an error with a near name`() throws {
    do throws(ProgramError) {
      _ = try ShopProject.plan { $0.target = "ShopWidgt" }
      Issue.record("no error")
    } catch {
      #expect(
        error.description
          == "unknown target 'ShopWidgt'; did you mean 'ShopWidget'?; the targets are 'ShopWidget'")
      #expect(error.exitCode == 2)
    }
  }

  @Test func `A folder with one project is as good as the project`() throws {
    let plan = try ShopProject.plan { $0.source = .project(ShopProject.folder) }
    #expect(plan.name == "ShopWidget")
  }

  @Test func `Several projects are an error that lists them`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("", to: "A/A.xcodeproj/project.pbxproj")
    try scratch.write("", to: "B/B.xcodeproj/project.pbxproj")
    do throws(ProgramError) {
      _ = try ShopProject.plan { $0.source = .project(FilePath(scratch.path)) }
      Issue.record("no error")
    } catch {
      guard case .severalProjects(let paths) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(paths.map { FilePath($0).name } == ["A.xcodeproj", "B.xcodeproj"])
    }
  }

  @Test func `A project of XcodeGen is read from its specification`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      name: Shop
      targets:
        Shop: {type: application, platform: iOS, sources: App, dependencies: [{target: Offers}]}
        Offers:
          type: app-extension
          platform: iOS
          sources:
            - {path: Offers, excludes: [Vision.swift]}
            - {path: Offers/Vision.swift, destinationFilters: [visionOS]}
          info:
            path: Offers/Info.plist
            properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
      """, to: "ios/project.yml")
    try scratch.write("import SwiftUI\n", to: "ios/App/App.swift")
    try scratch.write("import WidgetKit\n", to: "ios/Offers/Offers.swift")
    try scratch.write("import RealityKit\n", to: "ios/Offers/Vision.swift")
    let plan = try ShopProject.plan { $0.source = .project(FilePath(scratch.path)) }
    #expect(plan.widget.target == "Offers")
    #expect(plan.widget.sources.map(\.name) == ["Offers.swift"])
    #expect(plan.origin.name == "project.yml")
    #expect(
      plan.notes == [
        "there is no Xcode project; '\(scratch.path("ios/project.yml"))' is read as XcodeGen reads it"
      ])
  }

  @Test func `Targets of Expo are read from their files`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      // A comment with { and }.
      const group = "group.com.example"
      /** @type {import('@bacons/apple-targets').Config} */
      module.exports = (config) => ({
        type: "widget",
        name: 'Offers',
        bundleIdentifier: ".offers", // appended to the app's
        deploymentTarget: `17.0`,
        colors: { $accent: "red" },
        entitlements: {
          "com.apple.security.application-groups": [group, "group.com.example.shop"],
        },
        ...config.more,
      })
      """, to: "targets/widget/expo-target.config.js")
    try scratch.write(
      "import WidgetKit\nlet type = IntentConfiguration.self\n", to: "targets/widget/Offers.swift")
    try scratch.write("import WidgetKit\n", to: "targets/_shared/Shared.swift")
    try scratch.write("", to: "targets/widget/Base.lproj/Offers.intentdefinition")
    try scratch.write(#"{"type": "intent"}"#, to: "targets/intents/expo-target.config.json")
    try scratch.write("import Intents\n", to: "targets/intents/IntentHandler.swift")
    try scratch.write(
      "export default { ios: { bundleIdentifier: 'com.example.shop' } }\n", to: "app.config.ts")
    let plan = try ShopProject.plan { $0.source = .project(FilePath(scratch.path)) }
    #expect(Set(plan.widget.sources.map(\.name)) == ["Offers.swift", "Shared.swift"])
    // Xcode takes it for a resource; its classes are among the sources.
    #expect(plan.widget.definitions.isEmpty)
    #expect(plan.widget.bundle.identifier == "com.example.shop.offers")
    #expect(plan.widget.bundle.appGroups == ["group.com.example.shop"])
    #expect(plan.modules.map(\.name) == ["Offers", "intents"])
    #expect(plan.modules.last?.bundle.principalClass == "intents.IntentHandler")
    let file = scratch.path("targets/widget/expo-target.config.js")
    #expect(
      plan.notes == [
        "there is no Xcode project; '\(scratch.path("targets"))' is read as Expo's apple-targets reads it"
      ])
    #expect(
      plan.warnings == [
        "'\(file)' computes 'entitlements.com.apple.security.application-groups', '…', which is not known here",
        "the colors of '\(file)' are not made into an asset catalog; the app's code finds none",
      ])
  }

  @Test func `A file of Expo that exports nothing written out is an error with its path`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("module.exports = require('x')\n", to: "targets/w/expo-target.config.js")
    do throws(ProgramError) {
      _ = try ShopProject.plan { $0.source = .project(FilePath(scratch.path)) }
      Issue.record("no error")
    } catch {
      #expect(
        error.description
          == "'\(scratch.path("targets/w/expo-target.config.js"))' does not declare any target that can be read; check it, or generate the Xcode project"
      )
    }
  }

  @Test func `A project of Tuist that is not generated yet is an error with the command`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      "import ProjectDescription\nlet project = Project(name: \"Shop\")\n", to: "Project.swift")
    do throws(ProgramError) {
      _ = try ShopProject.plan { $0.source = .project(FilePath(scratch.path)) }
      Issue.record("no error")
    } catch {
      #expect(
        error.description
          == "the Xcode project of '\(scratch.path("Project.swift"))' is not generated yet; run 'tuist generate' first"
      )
    }
  }

  @Test func `A project without a widget is an error with its targets`() throws {
    let scratch = try ScratchFolder()
    let text = try #require(
      try? String(
        decoding: FileSystem.disk.bytes(of: ShopProject.project.appending("project.pbxproj")),
        as: UTF8.self))
    try scratch.write(text, to: "Shop.xcodeproj/project.pbxproj")
    do throws(ProgramError) {
      _ = try ShopProject.plan { $0.source = .project(FilePath(scratch.path("Shop.xcodeproj"))) }
      Issue.record("no error")
    } catch {
      guard case .noWidget(_, let targets) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(targets == ["Shop", "ShopWidget", "ShopIntents"])
    }
  }

  static let files = [
    "Shop.xcodeproj/project.pbxproj", "ShopWidget/Info.plist", "ShopWidget/ShopWidgets.swift",
  ]

  @Test func `Of two targets for widgets the first is taken, which a note says`() throws {
    let scratch = try ScratchFolder()
    for name in Self.files {
      try scratch.write(FileSystem.disk.bytes(of: ShopProject.folder.appending(name)), to: name)
    }
    try scratch.write(
      FileSystem.disk.bytes(of: ShopProject.folder.appending("ShopWidget/Info.plist")),
      to: "ShopIntents/Info.plist")
    let plan = try ShopProject.plan { $0.source = .project(FilePath(scratch.path)) }
    #expect(plan.widget.target == "ShopWidget")
    #expect(plan.notes.contains { $0.contains("'--target' names another: 'ShopIntents'") })
  }

  @Test func `Of several projects the one with a widget is taken`() throws {
    let scratch = try ScratchFolder()
    for name in Self.files {
      try scratch.write(
        FileSystem.disk.bytes(of: ShopProject.folder.appending(name)), to: "App/\(name)")
    }
    try scratch.write("", to: "Pods/Pods.xcodeproj/project.pbxproj")
    let plan = try ShopProject.plan { $0.source = .project(FilePath(scratch.path)) }
    #expect(plan.widget.target == "ShopWidget")
  }

  @Test func `A framework of another project in the folder is compiled for the widget`() throws {
    let scratch = try ScratchFolder()
    for name in Self.files {
      let bytes = try FileSystem.disk.bytes(of: ShopProject.folder.appending(name))
      let text = String(decoding: bytes, as: UTF8.self)
      try scratch.write(
        name.hasSuffix(".swift") ? "import Basics\n" + text : text, to: "App/\(name)")
    }
    try scratch.write("public struct Basis {}", to: "Basics/Sources/Basis.swift")
    try scratch.write(
      """
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        T = { isa = PBXNativeTarget; name = Basics; productType = "com.apple.product-type.framework";
          buildConfigurationList = L; buildPhases = (); fileSystemSynchronizedGroups = (S); };
      }; }
      """, to: "Basics/Basics.xcodeproj/project.pbxproj")
    let plan = try ShopProject.plan { $0.source = .project(FilePath(scratch.path)) }
    let basics = try #require(plan.modules.first { $0.name == "Basics" })
    #expect(basics.sources.map(\.name) == ["Basis.swift"])
    #expect(plan.widget.dependencies.contains("Basics"))
    #expect(!plan.missing.contains { $0.name == "Basics" })
  }

  @Test func `An intents extension that alone fails is left out, with a warning`() throws {
    var plan = try ShopProject.plan()
    let intents = try #require(plan.modules.first { $0.role == .intents })
    let file = try #require(intents.sources.first)
    func error(_ file: FilePath) -> [CompilerMessage] {
      CompilerMessage.messages(in: "\(file.text):3:1: error: cannot find 'Song' in scope")
    }
    let widget = try #require(plan.widget.sources.first)
    let changed = plan.leaveOutIntents(failingWith: error(file) + error(widget))
    #expect(!changed && plan.modules.contains { $0.role == .intents })
    let left = plan.leaveOutIntents(failingWith: error(file))
    #expect(left && !plan.modules.contains { $0.role == .intents })
    #expect(
      plan.warnings.last?.hasSuffix(
        "\(file.name):3: cannot find 'Song' in scope") == true)
    #expect(plan.warnings.last?.hasPrefix("the intents extension '\(intents.target)'") == true)
  }

  @Test func `A target that is not for iOS is said to be compiled as if it were`() throws {
    let scratch = try ScratchFolder()
    let project = ShopProject.folder.appending("Shop.xcodeproj/project.pbxproj")
    let text = String(decoding: try FileSystem.disk.bytes(of: project), as: UTF8.self)
    try scratch.write(
      text.replacing("SDKROOT = iphoneos", with: "SDKROOT = macosx"),
      to: "Shop.xcodeproj/project.pbxproj")
    for name in Self.files.dropFirst() {
      try scratch.write(FileSystem.disk.bytes(of: ShopProject.folder.appending(name)), to: name)
    }
    let plan = try ShopProject.plan { $0.source = .project(FilePath(scratch.path)) }
    #expect(plan.notes.contains { $0.contains("is for 'macosx', not for iOS") })
  }

  @Test func `A project is the same by a relative path`() throws {
    var tree = MemoryTree()
    for name in ["ShopWidget/Info.plist", "ShopWidget/ShopWidgets.swift"] {
      tree.write(
        try FileSystem.disk.bytes(of: ShopProject.folder.appending(name)),
        to: FilePath("work/\(name)"))
    }
    tree.write(
      try FileSystem.disk.bytes(of: ShopProject.project.appending("project.pbxproj")),
      to: FilePath("work/Shop.xcodeproj/project.pbxproj"))
    let planner = ProgramPlanner(
      provided: ShopProject.provided, fileSystem: .memory(tree), describe: ShopProject.describe)
    let request = ProgramRequest(.project(FilePath("work/Shop.xcodeproj")))
    // Its settings name the file with '$(SRCROOT)'.
    #expect(try planner.plan(for: request).name == "ShopWidget")
  }

  @Test func `Of two targets for widgets, the one for phones is meant`() throws {
    let scratch = try ScratchFolder()
    let files = ["ShopWidget/Info.plist", "Configurations/Shop.xcconfig"]
    for name in files + ["ShopWidget/ShopWidgets.swift"] {
      try scratch.write(FileSystem.disk.bytes(of: ShopProject.folder.appending(name)), to: name)
    }
    try scratch.write(
      FileSystem.disk.bytes(of: ShopProject.folder.appending("ShopWidget/Info.plist")),
      to: "ShopIntents/Info.plist")
    let project = String(
      decoding: try FileSystem.disk.bytes(of: ShopProject.project.appending("project.pbxproj")),
      as: UTF8.self)
    try scratch.write(
      project.replacing(
        "PRODUCT_MODULE_NAME = Answers;",
        with: "PRODUCT_MODULE_NAME = Answers; SDKROOT = watchos; SWIFT_OBJC_BRIDGING_HEADER = A.h;"),
      to: "Shop.xcodeproj/project.pbxproj")
    let plan = try ShopProject.plan { $0.source = .project(FilePath(scratch.path)) }
    #expect(plan.name == "ShopWidget")
    #expect(plan.notes.isEmpty && plan.warnings.isEmpty)
  }

  @Test func `A target is of the package that its settings name, else of one of its own`() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      at: URL(filePath: ShopProject.folder.text), to: scratch.url.appending(path: "Shop"))
    let project = "Shop/Shop.xcodeproj/project.pbxproj"
    let text = try #require(scratch.text(of: project))
    try scratch.write(
      text.replacing(
        "PRODUCT_MODULE_NAME = Answers;",
        with: "PRODUCT_MODULE_NAME = Answers; SWIFT_PACKAGE_NAME = shop;"), to: project)
    let plan = try ShopProject.plan { $0.source = .project(FilePath(scratch.path("Shop"))) }
    var names: [String: String] = [:]
    for module in plan.modules { names[module.name] = plan.packageName(of: module) }
    #expect(
      names == ["ShopWidget": "target-ShopWidget", "Answers": "shop", "ShopKit": "ShopKit"])
  }
}
