// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing
import WidgetProject

@testable import WidgetPrograms

struct EngineSourcesTests {
  private var installed: FileSystem {
    var tree = MemoryTree()
    for folder in ["/usr/local/share/quickaction/engine", "/checkout"] {
      tree.write([], to: FilePath("\(folder)/Package.swift"))
      tree.makeFolder(FilePath("\(folder)/Sources/Apple/SwiftUI"))
    }
    return .memory(tree)
  }

  @Test(
    arguments: [
      ("/usr/local/bin/quickaction", "/usr/local/share/quickaction/engine"),
      ("/checkout/.build/debug/quickaction", "/checkout"),
    ])
  func `The sources are found around the executable`(executable: String, folder: String) throws {
    let sources = try EngineSources(named: nil, executable: FilePath(executable), in: installed)
    #expect(sources.folder == FilePath(folder))
  }

  @Test(arguments: ["/checkout", "/checkout/Examples/Widgets"])
  func `A copied executable finds the checkout around the current folder`(current: String) throws {
    let sources = try EngineSources(
      named: nil, executable: FilePath("/opt/bin/quickaction"), currentFolder: FilePath(current),
      in: installed)
    #expect(sources.folder == FilePath("/checkout"))
  }

  @Test func `An installed executable keeps to its own sources in a checkout`() throws {
    let sources = try EngineSources(
      named: nil, executable: FilePath("/usr/local/bin/quickaction"),
      currentFolder: FilePath("/checkout"), in: installed)
    #expect(sources.folder == FilePath("/usr/local/share/quickaction/engine"))
  }

  @Test func `A folder that is named counts, and must have the sources`() throws {
    let sources = try EngineSources(
      named: FilePath("/checkout"), executable: nil, in: installed)
    #expect(sources.folder == FilePath("/checkout"))
    #expect(throws: ProgramError.self) {
      try EngineSources(named: FilePath("/usr"), executable: nil, in: installed)
    }
    #expect(throws: ProgramError.self) {
      try EngineSources(named: nil, executable: FilePath("/opt/bin/quickaction"), in: installed)
    }
  }

  @Test func `A change of a source is another engine`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("// manifest", to: "Package.swift")
    try scratch.write("struct A {}", to: "Sources/Apple/SwiftUI/A.swift")
    let sources = try EngineSources(named: FilePath(scratch.path), executable: nil)
    let targets = ["Sources/Apple/SwiftUI"]
    let before = sources.fingerprint(of: targets)
    #expect(sources.fingerprint(of: targets) == before)
    try scratch.write("struct B {}", to: "Sources/Apple/SwiftUI/A.swift")
    #expect(sources.fingerprint(of: targets) != before)
  }

  @Test func `The folder for caches follows the environment`() {
    #expect(
      EngineStore(environment: ["HOME": "/home/me"]).folder.text == "/home/me/.cache/quickaction")
    #expect(
      EngineStore(environment: ["HOME": "/home/me", "XDG_CACHE_HOME": "/c"]).folder.text
        == "/c/quickaction")
  }

  @Test func `The version of the compiler is read`() {
    let numbers = SwiftToolchain.numbers(of: "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
    #expect(numbers == (6, 3))
    #expect(SwiftToolchain.numbers(of: "Apple Swift version 5.10 (x)") == (5, 10))
  }
}

struct ToolProcessTests {
  @Test func `Lines are read as they come, and the exit code is known`() throws {
    var lines: [String] = []
    let result = try ToolProcess.run(
      "/bin/sh", ["-c", "echo one; echo $WORD >&2; printf three; exit 3"],
      variables: ["WORD": "two"]
    ) { lines.append(String($0)) }
    #expect(lines == ["one", "two", "three"])
    #expect(result.status == 3)
    #expect(result.output == "one\ntwo\nthree")
  }

  @Test func `What a program leaves in the folder for temporary files is removed`() throws {
    let result = try ToolProcess.run(
      "/bin/sh",
      ["-c", "cd \"$TMPDIR\" && mkdir -p left/in && touch left/in/file && ln -s /etc link && pwd"])
    #expect(result.status == 0)
    #expect(!result.output.isEmpty)
    #expect(FileSystem.disk.status(of: FilePath(result.output)) == .nothing)
  }

  @Test func `A program that is not there is told apart from one that fails`() {
    #expect(throws: ToolProcess.Failure.self) { try ToolProcess.run("no-such-program", []) }
  }
}
