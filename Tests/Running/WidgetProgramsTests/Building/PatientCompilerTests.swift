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

    private func compiler() throws -> PatientCompiler {
      try PatientCompiler(in: FilePath(scratch.url.path), product: "Program")
    }

    /// How the script ends with some arguments.
    private func run(_ compiler: PatientCompiler, _ arguments: [String]) throws -> Int32 {
      let path = try #require(compiler.variables["SWIFT_EXEC"])
      return try ToolProcess.run(path, arguments, variables: compiler.variables).status
    }

    @Test func `A module with errors is said to have failed, and does not end the build`() throws {
      try scratch.write("let a: Int = \"\"\n", to: "A.swift")
      try scratch.write("old", to: "A.swiftmodule")
      let arguments = [
        "-emit-module", "-emit-module-path", scratch.path("A.swiftmodule"), "-module-name", "A",
        "-parse-as-library", scratch.path("A.swift"),
      ]
      let compiler = try compiler()
      defer { compiler.remove() }
      #expect(try run(compiler, arguments) == 0)
      #expect(compiler.takeFailed() == ["A"])
      let isThere = FileManager.default.fileExists(atPath: scratch.path("A.swiftmodule"))
      #expect(!isThere, "a module of an earlier build is not taken for this one")
      try scratch.write("let a: Int = 1\n", to: "A.swift")
      #expect(try run(compiler, arguments) == 0)
      #expect(compiler.takeFailed() == [])
    }

    @Test func `What SwiftPM asks with each build is answered once`() throws {
      // A compiler that counts how often it is asked.
      let count = scratch.path("count")
      try scratch.write(
        "#!/bin/sh\necho asked >> \(count)\necho \"swiftc $*\"\n[ \"$1\" != -fail ]\n",
        to: "bin/swiftc")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: scratch.path("bin/swiftc"))
      func ask(_ arguments: String...) throws -> (Int32, String, asked: Int) {
        let compiler = try PatientCompiler(
          in: FilePath(scratch.url.path), product: "Program", toolchain: SwiftToolchain())
        defer { compiler.remove() }
        var variables = compiler.variables
        variables["PATH"] = scratch.path("bin") + ":/usr/bin:/bin"
        let path = try #require(variables["SWIFT_EXEC"])
        let result = try ToolProcess.run(path, arguments, variables: variables)
        let asked = (try? String(contentsOfFile: count, encoding: .utf8))?.split(separator: "\n")
        return (result.status, result.output, asked?.count ?? 0)
      }
      for _ in 0..<3 {
        #expect(try ask("-h") == (0, "swiftc -h\n", 1))
      }
      #expect(try ask("-version") == (0, "swiftc -version\n", 2))
      #expect(try ask("-h", "-other") == (0, "swiftc -h -other\n", 3), "another question")
      // Of another compiler, nothing is known.
      try scratch.write("Swift 5\n", to: "tools/answers/toolchain")
      #expect(try ask("-h") == (0, "swiftc -h\n", 4))
    }

    @Test func `A module is of the package that the manifest names, and not of SwiftPM's`() throws {
      try scratch.write(
        "#!/bin/sh\nfor argument; do echo \"<$argument>\"; done\n", to: "bin/swiftc")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: scratch.path("bin/swiftc"))
      let compiler = try compiler()
      defer { compiler.remove() }
      var variables = compiler.variables
      variables["PATH"] = scratch.path("bin") + ":/usr/bin:/bin"
      let path = try #require(variables["SWIFT_EXEC"])
      let rest = ["-Xcc", "-DA=b c", "", "*"]
      let own = ["-package-name", "tools"]
      func given(_ arguments: [String]) throws -> String {
        try ToolProcess.run(path, arguments, variables: variables).output
      }
      func lines(_ arguments: [String]) -> String { arguments.map { "<\($0)>\n" }.joined() }
      #expect(
        try given(own + rest + ["-package-name", "program", "-c"])
          == lines(own + rest + own + ["-c"]))
      #expect(try given(rest + own) == lines(rest + own), "there is one")
      #expect(try given(rest) == lines(rest), "there is none")
    }

    @Test func `A module that needs one with errors is not tried`() throws {
      try scratch.write("let a: Int = \"\"\n", to: "A.swift")
      // It would take the compiler long, and is not even Swift.
      try scratch.write("}", to: "B file.swift")
      let facts = [("B", "B file.swift", ["X", "A"]), ("A", "A.swift", [])]
      let modules = facts.map { name, file, needed in
        var module = ProgramModule(name: name, target: name, role: .library)
        module.sources = [FilePath(scratch.path(file))]
        module.dependencies = needed
        return module
      }
      let compiler = try PatientCompiler(
        in: FilePath(scratch.url.path), product: "Program", modules: modules)
      defer { compiler.remove() }
      let path = try #require(compiler.variables["SWIFT_EXEC"])
      let results = try ["A.swift", "B file.swift"].map { file in
        let name = String(file.prefix(1))
        return try ToolProcess.run(
          path,
          [
            "-emit-module", "-emit-module-path", scratch.path("\(name).swiftmodule"),
            "-module-name", name, "-parse-as-library", scratch.path(file),
          ], variables: compiler.variables)
      }
      #expect(results.map(\.status) == [0, 0])
      let messages = CompilerMessage.messages(in: results[1].output)
      #expect(messages.map(\.text) == ["no such module 'A'"])
      #expect(messages.map(\.file.name) == ["B file.swift"])
      #expect(compiler.takeFailed() == ["A", "B"])
    }

    @Test func `A module with errors is compiled again by the next build`() throws {
      try scratch.write("let a: Int = \"\"\n", to: "A.swift")
      // As SwiftPM names them: the list is one of what the step is made of.
      try scratch.write(scratch.path("A.swift") + "\n", to: "sources")
      let arguments = [
        "-emit-module", "-emit-module-path", scratch.path("A.swiftmodule"), "-module-name", "A",
        "-parse-as-library", "@" + scratch.path("sources"),
      ]
      let compiler = try compiler()
      defer { compiler.remove() }
      #expect(try run(compiler, arguments) == 0)
      #expect(compiler.takeFailed() == ["A"])
      #expect(!FileManager.default.fileExists(atPath: scratch.path("sources")))
      try scratch.write("let a: Int = 1\n", to: "A.swift")
      try scratch.write(scratch.path("A.swift") + "\n", to: "sources")
      #expect(try run(compiler, arguments) == 0)
      #expect(compiler.takeFailed() == [])
      #expect(FileManager.default.fileExists(atPath: scratch.path("sources")))
    }

    @Test func `A compiler that ends itself ends the build`() throws {
      try scratch.write("let a = 1\n", to: "A.swift")
      let compiler = try compiler()
      defer { compiler.remove() }
      let status = try run(
        compiler,
        [
          "-emit-module", "-emit-module-path", scratch.path("A.swiftmodule"), "-module-name", "A",
          "-parse-as-library", "-whole-module-optimization", scratch.path("A.swift"), "-Xfrontend",
          "-debug-crash-after-parse",
        ])
      #expect(status > 1)
      #expect(compiler.takeFailed() == [])
    }

    @Test func `A program that cannot be linked ends the build`() throws {
      try scratch.write("missing()\n", to: "main.swift")
      let source = scratch.path("main.swift")
      let compiler = try compiler()
      defer { compiler.remove() }
      let arguments = ["-emit-executable", "-o", scratch.path("Program"), source]
      #expect(try run(compiler, arguments) != 0)
      #expect(compiler.takeFailed() == [])
    }

    @Test func `A program whose modules did not all compile is not linked`() throws {
      try scratch.write("print(1)\n", to: "main.swift")
      try scratch.write("let a: Int = \"\"\n", to: "A.swift")
      try scratch.write("whole", to: "Program")
      let compiler = try compiler()
      defer { compiler.remove() }
      func link(_ name: String) throws -> Int32 {
        try run(
          compiler, ["-emit-executable", "-o", scratch.path(name), scratch.path("main.swift")])
      }
      _ = try run(
        compiler,
        [
          "-emit-module", "-emit-module-path", scratch.path("A.swiftmodule"), "-module-name", "A",
          "-parse-as-library", scratch.path("A.swift"),
        ])
      #expect(try link("Program") == 1)
      #expect(try String(contentsOfFile: scratch.path("Program"), encoding: .utf8) == "whole")
      #expect(try link("MacroTool") == 0, "what other modules need is linked")
      #expect(compiler.takeFailed() == ["A"])
      #expect(try link("Program") == 0)
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
      #expect(plan.withoutWaiting(errors, for: ["Kit", "W"]).map(\.text) == ["wrong"])
      let alone = Array(errors.prefix(2))
      #expect(
        plan.withoutWaiting(alone, for: ["Kit", "W"]) == [], "a module without a place failed")
      #expect(
        plan.withoutWaiting(alone, for: ["W"]) == alone,
        "what is missing for another reason is said")
      // A stand-in or a package that no plan lists can be waited for, too.
      let other = CompilerMessage.messages(in: "/Far.swift:1:8: error: no such module 'StandIn'")
      #expect(plan.withoutWaiting(other, for: ["StandIn"]) == [])
    }
  }
#endif
