// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Disk
  import Foundation
  import ProgramTestSupport
  import TestSupport
  import Testing

  @testable import WidgetPrograms

  /// Builds the project of the fixtures with a package that is downloaded from a repository of the test's own.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct PackageBuildTests {
    private let scratch: ScratchFolder
    private let repository: PackageRepository

    init() throws {
      scratch = try ScratchFolder()
      try FileManager.default.copyItem(
        at: URL(filePath: ShopProject.folder.text), to: scratch.url.appending(path: "Shop"))
      repository = try PackageRepository("analytics", in: scratch)
      let project = "Shop/Shop.xcodeproj/project.pbxproj"
      let text = try #require(scratch.text(of: project))
      try scratch.write(
        text.replacing("https://example.com/analytics.git", with: repository.url), to: project)
    }

    private func build(
      _ change: (inout ProgramRequest) -> Void = { _ in }
    ) throws -> BuiltProgram {
      var request = ProgramRequest(.project(FilePath(scratch.path("Shop"))))
      change(&request)
      return try TestedEngine.program(
        by: ProgramBuilder(
          request, toolchain: try SwiftToolchain(), engine: try #require(TestedEngine.built)))
    }

    @Test func `A package that is downloaded is compiled as on iOS, with what it needs itself`()
      throws
    {
      let tools = try PackageRepository("tools", in: scratch)
      try tools.commit(
        [
          "Package.swift": PackageRepository.manifest("Tools"),
          "Sources/Tools/Tools.swift": "public func log(_ text: String) {}\n",
          "Sources/Unused/Unused.swift": "import Nothing\n",
        ], tag: "1.0.0")
      let revision = try repository.commit([
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "analytics", products: [.library(name: "Analytics", targets: ["Analytics"])],
          dependencies: [.package(url: "\(tools.url)", from: "1.0.0")],
          targets: [
            .target(
              name: "Analytics", dependencies: [.product(name: "Tools", package: "tools")],
              resources: [.process("Texts.json")]),
          ])
        """,
        "Sources/Analytics/Texts.json": "{}",
        "Sources/Analytics/Analytics.swift": """
        import Tools
        import UIKit
        #if os(iOS) && canImport(UIKit)
          public enum Analytics {
            public static func track(_ event: String) {
              log(event + (Bundle.module.path(forResource: "Texts", ofType: "json") ?? ""))
            }
          }
        #endif
        """,
      ])
      try repository.commit(["Package.swift": "nonsense"], tag: "1.0.0")
      try scratch.write(
        "{ \"pins\": [ { \"identity\": \"analytics\", \"location\": \"\(repository.url)\", \"state\": { \"revision\": \"\(revision)\" } } ], \"version\": 3 }",
        to: "Shop/Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
      let program = try build()
      #expect(program.standIns.isEmpty)
      #expect(
        program.plan.compiledPackages.map(\.name) == ["ShopKit", "analytics", "tools"])
      #expect(
        program.plan.compiledPackages.map(\.version) == [nil, String(revision.prefix(8)), "1.0.0"])
      let text = program.executable.folder.appending("Texts.json")
      #expect(FileSystem.disk.isLink(text), "'Bundle.module' finds it beside the program")
      // Everything is there for a build without the network.
      let again = try build { $0.packages.asksNetwork = false }
      #expect(again.standIns.isEmpty)
    }

    @Test func `What does not compile of a package traps, and the rest is used`() throws {
      try repository.commit(
        [
          "Package.swift": PackageRepository.manifest("Analytics"),
          "Sources/Analytics/Analytics.swift": """
          public enum Analytics {
            public static func track(_ event: String) {}
            public static func measure() -> Int {
              return UnknownSystem.measure()
            }
            public static func send(_ value: UnknownValue) {}
          }
          """,
        ], tag: "1.0.0")
      let program = try build()
      let part = try #require(program.standIns.first)
      #expect(part.module == "Analytics")
      #expect(part.isPartial)
      #expect(
        part.names == [
          "Analytics.swift:4: cannot find 'UnknownSystem' in scope",
          "Analytics.swift:6: cannot find type 'UnknownValue' in scope",
        ])
      #expect(program.plan.modules.contains { $0.name == "Analytics" })
    }

    @Test func `An error in a package on this disk is an error, as in the app's own files`() throws
    {
      let file = "Shop/Packages/ShopKit/Sources/ShopKit/Offer.swift"
      let text = try #require(scratch.text(of: file))
      // A part that nothing uses would be left out.
      try scratch.write(
        text.replacing("var price: String", with: "var price: String\n  let wrong: Int = \"none\""),
        to: file)
      let builder = ProgramBuilder(
        ProgramRequest(.project(FilePath(scratch.path("Shop")))), toolchain: try SwiftToolchain(),
        engine: try #require(TestedEngine.built))
      do throws(ProgramError) {
        let program = try builder.build()
        Issue.record("built: \(program.standIns)")
      } catch {
        guard case .compilation(let findings) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(findings.errors.map(\.message.file.name) == ["Offer.swift"])
      }
    }

    @Test func `A package that does not compile at all gets a stand-in from its uses`() throws {
      try repository.commit(
        [
          "Package.swift": PackageRepository.manifest("Analytics"),
          "Sources/Analytics/Analytics.swift":
            "public struct Analytics: UnknownSystem {\n  public static func track(_ event: String) {}\n}\n",
        ], tag: "1.0.0")
      let program = try build()
      let standIn = try #require(program.standIns.first)
      #expect(standIn.module == "Analytics")
      #expect(!standIn.isPartial)
      #expect(standIn.names == ["track"])
      #expect(
        "\(standIn.fault)"
          == "it does not compile: Analytics.swift:1: cannot find type 'UnknownSystem' in scope")
      // A second build begins with what the first one learned.
      let record = try #require(
        scratch.text(of: "Shop/.build/quickaction/ShopWidget/last-build.txt"))
      #expect(record.hasSuffix("\ndeclaration\tvalue\t\ttrack\tAnalytics\t\t\n"))
      #expect(try build().standIns == program.standIns)
    }

    @Test func `What a package on this disk downloads can be imported by the app, too`() throws {
      try repository.commit(
        [
          "Package.swift": PackageRepository.manifest("Analytics"),
          "Sources/Analytics/Analytics.swift":
            "public enum Analytics {\n  public static func track(_ event: String) {}\n}\n",
        ], tag: "1.0.0")
      let tools = try PackageRepository("tools", in: scratch)
      try tools.commit(
        [
          "Package.swift": PackageRepository.manifest("Tools"),
          "Sources/Tools/Tools.swift": "public func log(_ text: String) {}\n",
        ], tag: "1.0.0")
      try writeKit(
        dependencies: "[.package(url: \"\(tools.url)\", from: \"1.0.0\")]",
        targets:
          "[.target(name: \"ShopKit\", dependencies: [.product(name: \"Tools\", package: \"tools\")])]",
        source: "import Tools\nfunc logOffer() { log(\"offer\") }\n")
      try append("import Tools\nfunc logAlso() { log(\"widget\") }\n", to: "OfferProvider")
      #expect(try build().standIns.isEmpty)
    }

    @Test func `Targets in C of a package on this disk are compiled with their settings`() throws {
      try repository.commit(
        [
          "Package.swift": PackageRepository.manifest("Analytics"),
          "Sources/Analytics/Analytics.swift":
            "public enum Analytics {\n  public static func track(_ event: String) {}\n}\n",
        ], tag: "1.0.0")
      try writeKit(
        targets: """
          [.target(name: "ShopKit", dependencies: ["CShop"]),
           .target(name: "CShop", dependencies: ["CBase"], cSettings: [
             .headerSearchPath("inner"), .define("SHOP_BASE", to: "40")]),
           .target(name: "CBase")]
          """,
        source: "import CShop\npublic func countInC() -> Int { Int(shop_count(2)) }\n")
      // What nothing of the widget uses is not compiled.
      try append(
        "import ShopKit\nfunc countOffersInC() -> Int { countInC() }\n", to: "OfferProvider")
      let sources = "Shop/Packages/ShopKit/Sources"
      try scratch.write("int shop_count(int more);\n", to: "\(sources)/CShop/include/CShop.h")
      try scratch.write("int shop_base(int);\n", to: "\(sources)/CShop/inner/inner.h")
      try scratch.write(
        "#include \"CShop.h\"\n#include \"inner.h\"\n#include \"CBase.h\"\nint shop_count(int more) { return shop_base(SHOP_BASE) + more; }\n",
        to: "\(sources)/CShop/count.c")
      try scratch.write("int shop_base(int);\n", to: "\(sources)/CBase/include/CBase.h")
      try scratch.write(
        "#include \"CBase.h\"\nint shop_base(int value) { return value; }\n",
        to: "\(sources)/CBase/base.c")
      let program = try build()
      #expect(program.standIns.isEmpty)
      #expect(program.plan.compiledPackages.first?.modules == ["CBase", "CShop", "ShopKit"])

      // What does not compile of it is in place of the whole target, with the line of C.
      try scratch.write("#include \"Missing.h\"\n", to: "\(sources)/CBase/base.c")
      let standIn = try #require(try build().standIns.first)
      #expect(standIn.module == "CBase")
      #expect("\(standIn.fault)" == "it does not compile: base.c:1: 'Missing.h' file not found")
    }

    @Test func `Functions of Objective-C that call closures are written in Swift, as far as used`()
      throws
    {
      try writeKit(
        targets: """
          [.target(name: "ShopKit", dependencies: ["Catching"]), .target(name: "Catching")]
          """,
        source: """
          import Catching
          public func countOffers() -> Int {
            var count = 0
            attempt({ count += 1 }, { print($0.reason ?? "") })
            return count
          }

          """)
      let provider = "Shop/ShopWidget/OfferProvider.swift"
      let text = try #require(scratch.text(of: provider))
      try scratch.write(
        text.replacing("\"timeline\"", with: "\"\\(countOffers())\""), to: provider)
      let folder = "Shop/Packages/ShopKit/Sources/Catching"
      try scratch.write("// None.\n", to: "\(folder)/Catching.m")
      try scratch.write(
        """
        #import <Foundation/Foundation.h>
        NS_INLINE void attempt(
            void (^_Nonnull block)(void), void (^_Nonnull failed)(NSException *_Nonnull)) {
          @try { block(); } @catch (NSException *exception) { failed(exception); }
        }
        @interface Unused : NSObject
        - (void)call:(void (^)(void))block;
        @end

        """, to: "\(folder)/include/Catching.h")
      try scratch.write(
        "enum Analytics { static func track(_ event: String) {} }\n",
        to: "Shop/ShopWidget/Track.swift")
      let program = try build { $0.standIns = [StandIn(module: "Analytics")] }
      let standIn = try #require(program.standIns.first)
      #expect(program.standIns.count == 1)
      #expect(standIn.module == "Catching")
      #expect(standIn.translated == ["attempt"])
      #expect(standIn.isTranslated, "\(standIn)")
    }

    @Test func `A stand-in fits closures, patterns, optional values and overridden functions`()
      throws
    {
      try append(
        """
        import Analytics
        final class SavedOffer: Stored {
          override class func key() -> String? { "offer" }
        }
        func useAll() {
          Network.send("a", method: .get).answer { (answer: Answer) in
            switch answer.result {
            case .success(let value): if value is [String: Int] { return }
            case .failure(let error): print(error.localizedDescription)
            }
            if answer.head?.code == 200 { return }
          }
          let entries = Network.shared.entries
          let names = entries.compactMap({ $0 as? String })
          for entry in entries { show(entry) }
          if let last = entries.last { show(last) }
          print(names)
          let offers: [SavedName] = Network.shared.find().map {
            SavedName(text: $0.text)
          }
          print(offers)
        }
        struct SavedName { var text: String }
        func show(_ entry: Entry) {}

        """, to: "OfferProvider")
      let standIn = try #require(try build().standIns.first)
      #expect(standIn.module == "Analytics")
      for name in ["Answer", "Entry", "Network", "Stored", "Stored.key"] {
        #expect(standIn.names.contains(name))
      }
    }

    /// Replaces the package on this disk of the project, and adds a file to its target.
    private func writeKit(
      dependencies: String = "[]", targets: String, source: String
    ) throws {
      try scratch.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "ShopKit", defaultLocalization: "en", platforms: [.iOS(.v17)],
          products: [.library(name: "ShopKit", targets: ["ShopKit"])],
          dependencies: \(dependencies), targets: \(targets))
        """, to: "Shop/Packages/ShopKit/Package.swift")
      try scratch.write(source, to: "Shop/Packages/ShopKit/Sources/ShopKit/More.swift")
    }

    private func append(_ text: String, to file: String) throws {
      let path = "Shop/ShopWidget/\(file).swift"
      try scratch.write(try #require(scratch.text(of: path)) + text, to: path)
    }
  }
#endif
