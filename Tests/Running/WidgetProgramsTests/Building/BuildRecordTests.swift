// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import TestSupport
import Testing

@testable import WidgetPrograms

struct BuildRecordTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A record of a file and a part of another one that were left out, read again.
  private func record() throws -> BuildRecord {
    var record = BuildRecord(of: "1")
    record.add(unused: FilePath(scratch.path("App View.swift")))
    let output = "\(scratch.path("Shared.swift")):3:5: error: cannot find 'UIScreen' in scope: no"
    let error = try #require(CompilerMessage.messages(in: output).first)
    record.add(unusedPart: error)
    record.add(needed: FilePath(scratch.path("Model.swift")))
    try scratch.write(record.text, to: BuildRecord.name)
    return BuildRecord(in: FilePath(scratch.url.path), of: "1")
  }

  @Test func `Against another engine, everything is found out again`() throws {
    try scratch.write("struct AppView {}\n", to: "App View.swift")
    #expect(try !record().unused.files.isEmpty)
    let record = BuildRecord(in: FilePath(scratch.url.path), of: "2")
    #expect(record.unused.files.isEmpty)
    #expect(record.needed.isEmpty)
  }

  @Test func `Another version of a downloaded package is something else to compile against`() {
    var plan = ProgramPlan(
      name: "W", folder: FilePath("/W"), origin: FilePath("/W"),
      widget: ProgramModule(name: "W", target: "W", role: .widget))
    let alone = plan.basis(with: "1")
    let package = CompiledPackage(
      name: "clocks", folder: FilePath("/W/.build/clocks-1a"), url: "https://example.com/clocks",
      version: "1.0", modules: ["Clocks"])
    plan.compiledPackages = [package]
    let first = plan.basis(with: "1")
    plan.compiledPackages[0].folder = FilePath("/W/.build/clocks-2b")
    #expect(Set([alone, first, plan.basis(with: "1"), plan.basis(with: "2")]).count == 4)
    plan.compiledPackages[0].folder = package.folder
    #expect(plan.basis(with: "1") == first)
    plan.compiledPackages[0].url = nil
    #expect(plan.basis(with: "1") == alone, "files of a package on this disk are the user's")
  }

  @Test func `What nothing uses is left out again`() throws {
    try scratch.write("struct AppView {}\n", to: "App View.swift")
    try scratch.write("struct Shared {}\n", to: "Shared.swift")
    let record = try record()
    #expect(record.unused.files.map(\.name) == ["App View.swift"])
    let error = try #require(record.unused.errors.first)
    #expect(error.file.name == "Shared.swift")
    #expect(error.line == 3)
    #expect(error.column == 5)
    #expect(error.text == "cannot find 'UIScreen' in scope: no")
    #expect(record.needed.map(\.name) == ["Model.swift"])
    #expect(record.errors.isEmpty, "an error in the app's own files is none of a package")
  }

  @Test func `All of it is compiled again once one of its files has changed`() throws {
    try scratch.write("struct AppView {}\n", to: "App View.swift")
    try scratch.write("struct Shared {}\n", to: "Shared.swift")
    let record = try record()
    try scratch.write("struct Shared { }\n", to: "Shared.swift")
    #expect(record.unused.files.isEmpty)
    #expect(record.unused.errors.isEmpty)
    #expect(record.needed.map(\.name) == ["Model.swift"])
  }

  @Test func `A path that could not be read again is not kept`() {
    var record = BuildRecord(of: "1")
    record.add(needed: FilePath("/a\tb.swift"))
    record.add(unused: FilePath("/a\nb.swift"))
    #expect(record.text == BuildRecord(of: "1").text)
  }
}
