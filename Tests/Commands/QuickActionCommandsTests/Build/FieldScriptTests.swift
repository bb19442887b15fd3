// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TestSupport
  import Testing

  /// What scripts run with.
  private enum Python {
    static let path = "/usr/bin/python3"
    static let isThere = FileManager.default.isExecutableFile(atPath: path)
  }

  /// Runs the script that measures checkouts of public projects on a project of ours.
  @Suite(
    .enabled(
      if: TestedEngine.built != nil && Executable.file != nil && Python.isThere,
      "nothing to build with, or no python3"))
  struct FieldScriptTests {
    @Test("the script for checkouts says which project is built and drawn, and which is not")
    func measure() async throws {
      try await TestedExamples.shared.prepare()
      let folder = try ScratchFolder()
      try folder.makeFolder("checkouts")
      let shop = Repository.root.appending(path: "Tests/Running/WidgetProgramsTests/Fixtures/Shop")
      try FileManager.default.copyItem(atPath: shop.path, toPath: folder.path("checkouts/Shop"))
      try folder.write("# Nothing to build.\n", to: "checkouts/Empty/README.md")
      let script = Repository.root.appending(path: "Scripts/measure-field.py").path
      let variables = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
      let command = Executable.Command(
        path: Python.path,
        arguments: [
          script, folder.path("checkouts"), "--program", Executable.file?.path ?? "",
          "--json", folder.path("field.json"),
        ],
        folder: folder,
        environment: TestedExamples.environment.merging(variables) { $1 })
      let result = try command.run()
      #expect(result.exitCode == 0, "\(result.output)\(result.errors)")
      #expect(result.output.contains("| Empty | no | – |"))
      #expect(result.output.contains("| Shop | yes | 1 of 1 |"), "\(result.output)")
      #expect(result.output.contains("1 of 2 are built (50 %); of these, 1 are drawn wholly."))
    }
  }
#endif
