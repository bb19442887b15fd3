// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Disk
  import TestSupport
  import Testing

  @testable import WidgetPrograms

  struct KeptTargetsTests {
    @Test func `A manifest is not run again until it changes`() throws {
      let scratch = try ScratchFolder()
      // To run it is an error, so that an answer can only be what was kept.
      try scratch.write("#error(\"run\")\n", to: "engine/Package.swift")
      try scratch.makeFolder("engine/Sources/Apple/SwiftUI")
      let sources = try EngineSources(
        asked: FilePath(scratch.path("engine")), environment: [:], executable: nil)
      let toolchain = try SwiftToolchain()
      let cache = FilePath(scratch.path("cache"))
      KeptTargets(of: sources, toolchain, in: cache).keep(["Sources/A", "Sources/B C"])
      let kept = KeptTargets(of: sources, toolchain, in: cache)
      #expect(try kept.folders() == ["Sources/A", "Sources/B C"])
      try scratch.write("#error(\"run again\")\n", to: "engine/Package.swift")
      let changed = KeptTargets(of: sources, toolchain, in: cache)
      #expect(throws: ProgramError.self) { try changed.folders() }
    }
  }
#endif
