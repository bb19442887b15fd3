// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import Testing
  import TestSupport
  import Disk
  import WidgetProtocol

  @testable import WidgetPrograms

  /// Builds those of the examples that have no short name against the modules that the tests were built with.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct ExampleWidgetsTests {
    @Test(
      "An example becomes a program that has its widgets",
      arguments: [
        ("QuickActions", ["QuickActionWidget"]), ("Departures", ["Departures"]),
      ])
    func program(package: String, kinds: [String]) throws {
      let scratch = try ScratchFolder()
      let copy = scratch.url.appending(path: package)
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: "Examples/Widgets/\(package)"), to: copy)
      // What an earlier build left there is not part of the example.
      try? FileManager.default.removeItem(at: copy.appending(path: ".build"))
      let builder = ProgramBuilder(
        ProgramRequest(.package(FilePath(copy.path))), toolchain: try SwiftToolchain(),
        engine: try #require(TestedEngine.built))
      let program = try TestedEngine.program(by: builder)
      let session = try ProgramSession(
        path: program.executable.text, environment: ProcessInfo.processInfo.environment)
      #expect(try session.description().widgets.map(\.kind) == kinds)
    }
  }
#endif
