// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Disk
  import Foundation
  import TestSupport
  import Testing

  @testable import WidgetPrograms

  struct PatientCompilerTests {
    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    /// What the script's compiler leaves for some arguments.
    private func run(_ arguments: [String]) throws -> (status: Int32, hasFailed: Bool) {
      let compiler = try PatientCompiler(in: FilePath(scratch.url.path))
      let path = try #require(compiler.variables["SWIFT_EXEC"])
      let result = try ToolProcess.run(path, arguments)
      return (result.status, compiler.hasFailed)
    }

    @Test func `A module with errors is said to have failed, and does not end the build`() throws {
      try scratch.write("let a: Int = \"\"\n", to: "A.swift")
      try scratch.write("old", to: "A.swiftmodule")
      let arguments = [
        "-emit-module", "-emit-module-path", scratch.path("A.swiftmodule"), "-module-name", "A",
        "-parse-as-library", scratch.path("A.swift"),
      ]
      let failed = try run(arguments)
      #expect(failed.status == 0 && failed.hasFailed)
      let isThere = FileManager.default.fileExists(atPath: scratch.path("A.swiftmodule"))
      #expect(!isThere, "a module of an earlier build is not taken for this one")
      try scratch.write("let a: Int = 1\n", to: "A.swift")
      let compiled = try run(arguments)
      #expect(compiled.status == 0 && !compiled.hasFailed)
    }

    @Test func `A program that cannot be linked ends the build`() throws {
      try scratch.write("missing()\n", to: "main.swift")
      let source = scratch.path("main.swift")
      let linked = try run(["-emit-executable", "-o", scratch.path("a"), source])
      #expect(linked.status != 0 && !linked.hasFailed)
    }

    @Test func `Errors of modules that wait for another one are left for the next round`() throws {
      var library = ProgramModule(name: "Kit", target: "Kit", role: .library)
      library.sources = [FilePath("/Kit.swift")]
      var widget = ProgramModule(name: "W", target: "W", role: .widget)
      widget.sources = [FilePath("/W.swift"), FilePath("/V.swift")]
      var plan = ProgramPlan(
        name: "W", folder: FilePath("/"), origin: FilePath("/W"), widget: widget)
      plan.modules.append(library)
      let errors = CompilerMessage.messages(
        in: """
          /W.swift:1:8: error: no such module 'Kit'
          /V.swift:2:1: error: cannot find 'row' in scope
          /Kit.swift:1:1: error: wrong
          """)
      #expect(plan.withoutWaiting(errors).map(\.text) == ["wrong"])
      let alone = Array(errors.prefix(2))
      #expect(plan.withoutWaiting(alone) == alone, "what is missing for another reason is said")
      let other = CompilerMessage.messages(in: "/W.swift:1:8: error: no such module 'Far'")
      #expect(plan.withoutWaiting(other + errors.suffix(1)).count == 2)
    }
  }
#endif
