// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Disk
  import Foundation
  import ProgramTestSupport
  import TestSupport
  import Testing

  @testable import WidgetPrograms

  /// The macros of App Intents, in code as apps write it: the modules that tests are built with declare none.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct AppIntentMacrosTests {
    private static func sources(in folder: String) throws -> [String] {
      let url = Repository.root.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        .filter { $0.hasSuffix(".swift") }.map { url.appending(path: $0).path }
    }

    @Test(arguments: ["5", "6"])
    func `Code with macros of App Intents compiles`(language: String) throws {
      let engine = try #require(TestedEngine.built)
      let scratch = try ScratchFolder()
      let library = scratch.path("libPreviewMacros.so")
      let macros = EngineBuilder.macroArguments(
        for: try Self.sources(in: EngineSources.macroSources),
        libraries: try SwiftToolchain().macroLibraries.text, output: library)
      let built = try ToolProcess.run("swiftc", macros)
      #expect(built.status == 0, "\(built.output)")

      let declarations = try Self.sources(in: "Sources/Apple/AppIntents/Macros")
      let code = try Self.sources(in: "Tests/Running/WidgetProgramsTests/Fixtures/Macros")
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
