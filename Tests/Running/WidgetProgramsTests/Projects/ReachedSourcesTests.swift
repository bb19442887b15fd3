// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

struct ReachedSourcesTests {
  /// The names of the files that can be left out where all but the first fail.
  private func leftOut(_ files: [(name: String, text: String)]) throws -> Set<String> {
    let scratch = try ScratchFolder()
    var module = ProgramModule(name: "Widget", target: "Widget", role: .widget)
    for file in files {
      try scratch.write(file.text, to: file.name)
      module.sources.append(FilePath(scratch.path(file.name)))
    }
    let reached = ReachedSources([module], in: .disk)
    return Set(reached.leavingOut(Set(module.sources.dropFirst())).map(\.name))
  }

  @Test func `A file that declares a type, a function or a variable that is used is reached`()
    throws
  {
    let main = "@main struct W { let row = Row(); let text = shown(limit) }"
    #expect(
      try leftOut([
        ("W.swift", main), ("Row.swift", "struct Row {}"), ("Shown.swift", "func shown(_: Int) {}"),
        ("Limit.swift", "let limit = 1"), ("Other.swift", "struct Settings { let row = Row() }"),
      ]) == ["Other.swift"])
  }

  @Test func `A file that adds a member is reached where the member is used`() throws {
    let main = "@main struct W { let color = Color.brand.glowing() }"
    #expect(
      try leftOut([
        ("W.swift", main), ("Brand.swift", "extension Color { static let brand = Color.red }"),
        ("Glow.swift", "extension View { func glowing() -> Self { self } }"),
        ("Other.swift", "extension Color { func mixed() {} }"),
      ]) == ["Other.swift"])
  }

  @Test func `A file that adds a conformance or an initializer is reached where the type is used`()
    throws
  {
    let main = "@main struct W { let row = Row(), text = \"\\(Color(1))\" }"
    #expect(
      try leftOut([
        ("W.swift", main), ("Row.swift", "struct Row {}"),
        ("Row+Codable.swift", "extension Row: Codable {}"),
        ("Color+Hex.swift", "extension Color { init(_ hex: Int) {} }"),
        ("Page.swift", "struct Page {}"), ("Page+Codable.swift", "extension Page: Codable {}"),
      ]) == ["Page.swift", "Page+Codable.swift"])
  }

  @Test func `What a reached file uses is reached, and names need not be letters`() throws {
    #expect(
      try leftOut([
        ("W.swift", "@main struct W { let row = 🪧Row() }"),
        ("Row.swift", "struct 🪧Row { let model = Model() }"), ("Model.swift", "class Model {}"),
        ("Page.swift", "struct Page { let view = W() } // Model"),
      ]) == ["Page.swift"])
  }

  @Test func `What needs a file that is left out is left out with it`() throws {
    let scratch = try ScratchFolder()
    try scratch.write("@main struct W {}", to: "W.swift")
    try scratch.write("struct Page {}", to: "Page.swift")
    try scratch.write("struct Screen { let page = Page() }", to: "Screen.swift")
    try scratch.write("struct Alone {}", to: "Alone.swift")
    var module = ProgramModule(name: "Widget", target: "Widget", role: .widget)
    module.sources = ["W", "Page", "Screen", "Alone"].map { FilePath(scratch.path($0 + ".swift")) }
    let left = ReachedSources([module], in: .disk).leavingOut([module.sources[1]])
    #expect(Set(left.map(\.name)) == ["Page.swift", "Screen.swift"])
  }
}
