// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Disk
  import Foundation
  import ProgramTestSupport
  import TestSupport
  import Testing

  @testable import WidgetPrograms

  /// Macros in code as apps write it: the modules that tests are built with declare none.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct MacrosTests {
    private static func sources(in folder: String) throws -> [String] {
      let url = Repository.root.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        .filter { $0.hasSuffix(".swift") }.map { url.appending(path: $0).path }
    }

    /// Builds the library of the macros.
    private static func library(in scratch: ScratchFolder) throws -> String {
      let library = scratch.path("libPreviewMacros.so")
      let arguments = EngineBuilder.macroArguments(
        for: try sources(in: EngineSources.macroSources),
        libraries: try SwiftToolchain().macroLibraries.text, output: library)
      let built = try ToolProcess.run("swiftc", arguments)
      #expect(built.status == 0, "\(built.output)")
      return library
    }

    @Test(arguments: ["5", "6"])
    func `Rules and parameters of hints compile`(language: String) throws {
      let engine = try #require(TestedEngine.built)
      let scratch = try ScratchFolder()
      let files = try ["Sources/Apple/Services/TipKit", Self.fixtures + "MacrosOfServices"]
        .flatMap(Self.sources)
      let result = try ToolProcess.run(
        "swiftc",
        [
          "-typecheck", "-parse-as-library", "-module-name", "TipKit", "-swift-version", language,
          "-load-plugin-library", try Self.library(in: scratch),
        ] + engine.compilerArguments + files)
      #expect(result.status == 0, "\(result.output)")
    }

    @Test(arguments: ["5", "6"])
    func `Previews compile, also one that declares the view that it shows`(language: String) throws
    {
      let engine = try #require(TestedEngine.built)
      let scratch = try ScratchFolder()
      let declarations = [
        "SwiftUI/Previews/PreviewMacros.swift", "UIKit/Views/UIKitPreviewMacros.swift",
      ].map { Repository.root.appending(path: "Sources/Apple/\($0)").path }
      let result = try ToolProcess.run(
        "swiftc",
        [
          "-typecheck", "-parse-as-library", "-module-name", "Previews", "-swift-version", language,
          "-D", "PREVIEW_MACROS", "-load-plugin-library", try Self.library(in: scratch),
          "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI",
        ] + engine.compilerArguments + declarations
          + (try Self.sources(in: Self.fixtures + "PreviewMacros")))
      #expect(result.status == 0, "\(result.output)")
    }

    private static let fixtures = "Tests/Running/WidgetProgramsTests/Fixtures/"

    @Test(arguments: ["5", "6"])
    func `Code with macros of App Intents compiles`(language: String) throws {
      let engine = try #require(TestedEngine.built)
      let scratch = try ScratchFolder()
      let library = try Self.library(in: scratch)
      let declarations = try Self.sources(in: "Sources/Apple/AppIntents/Macros")
      let code = try Self.sources(in: Self.fixtures + "Macros")
      #expect(!declarations.isEmpty && !code.isEmpty)
      let result = try ToolProcess.run(
        "swiftc",
        [
          "-typecheck", "-parse-as-library", "-module-name", "Macros", "-swift-version", language,
          "-warnings-as-errors", "-D", "PREVIEW_MACROS", "-load-plugin-library", library,
          "-Xfrontend", "-import-module", "-Xfrontend", "AppIntents",
        ] + engine.compilerArguments + declarations + code)
      #expect(result.status == 0, "\(result.output)")
    }
  }
#endif
