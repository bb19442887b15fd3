// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

@Suite("How much of the modules for widgets is compiled")
struct CompiledShareTests {
  @Test func `A module counts by the bytes of its sources once the next one begins`() throws {
    let scratch = try ScratchFolder()
    try scratch.write(String(repeating: "/", count: 750), to: "Views/Text/Text.swift")
    try scratch.write(String(repeating: "/", count: 200), to: "Kit/Kit.swift")
    try scratch.write(String(repeating: "/", count: 50), to: "Kit/Bundle.swift")
    try scratch.write(String(repeating: "/", count: 5000), to: "Kit/README.md")
    var share = CompiledShare(of: ["Views", "Kit"].map { FilePath(scratch.path($0)) })
    #expect(share.step(ofBuildLine: "[3/9] Compiling Views Text.swift") == "0 %: compiling Views")
    #expect(share.step(ofBuildLine: "[4/9] Compiling Views Text.swift") == "0 %: compiling Views")
    #expect(share.step(ofBuildLine: "[5/19] Compiling Kit Kit.swift") == "75 %: compiling Kit")
  }

  @Test func `Other lines tell of no step`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("", to: "Kit/Kit.swift")
    var share = CompiledShare(of: [FilePath(scratch.path("Kit"))])
    for line in [
      "Building for production...", "[1/9] Emitting module Kit", "[2/9] Compiling Other A.swift",
      "[", "",
    ] {
      #expect(share.step(ofBuildLine: line[...]) == nil)
    }
    #expect(share.step(ofBuildLine: "[2/9] Compiling Kit Kit.swift") == "0 %: compiling Kit")
  }
}
