// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
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

  @Test func `A file that adds a member to a type in brackets is reached where the member is used`()
    throws
  {
    let main =
      "@main struct W { let row = rows.first?.titles.shown, all = table.flat, one = rows.sole }"
    #expect(
      try leftOut([
        ("W.swift", main), ("Optional.swift", "extension [Row.Title]? { var shown: Int { 1 } }"),
        ("Array.swift", "extension [Row] where Element: Hashable { var sole: Int { 1 } }"),
        ("Dictionary.swift", "extension [String: [Row]] { var flat: Int { 1 } }"),
        ("Other.swift", "extension [Row] { var last: Int { 1 } }"),
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

  @Test
  func `A file that adds a member to a type of UIKit is reached where the type is named, too`()
    throws
  {
    let boards = "extension UIStoryboard { static let main = 1 }"
    let main = "@main struct W { let a = DispatchQueue.main, b = Color(.brand) }"
    let brand = "extension UIColor { static let brand = 1 }"
    #expect(
      try leftOut([("W.swift", main), ("Boards.swift", boards), ("Brand.swift", brand)])
        == ["Boards.swift"])
    let named = "@main struct W { let a = DispatchQueue.main, board: UIStoryboard? = nil }"
    #expect(try leftOut([("W.swift", named), ("Boards.swift", boards)]) == [])
  }

  @Test func `What a reached file uses is reached, and names need not be letters`() throws {
    #expect(
      try leftOut([
        ("W.swift", "@main struct W { let row = 🪧Row() }"),
        ("Row.swift", "struct 🪧Row { let model = Model() }"), ("Model.swift", "class Model {}"),
        ("Page.swift", "struct Page { let view = W() } // Model"),
      ]) == ["Page.swift"])
  }

  /// The names of the files of a library that are reached from a widget; another library is below it.
  private func reached(
    ofKit files: [(name: String, text: String)], base: String, main: String
  ) throws -> Set<String> {
    let scratch = try ScratchFolder()
    func module(
      _ name: String, _ role: ProgramModule.Role, _ files: [(name: String, text: String)]
    ) throws -> ProgramModule {
      var module = ProgramModule(name: name, target: name, role: role)
      for file in files {
        try scratch.write(file.text, to: name + "/" + file.name)
        module.sources.append(FilePath(scratch.path(name + "/" + file.name)))
      }
      return module
    }
    let modules = [
      try module("Widget", .widget, [("W.swift", "import Kit\n" + main)]),
      try module("Kit", .library, files), try module("Base", .library, [("Base.swift", base)]),
    ]
    let reached = ReachedSources(modules, in: .disk).reached
    return Set(modules[1].sources.filter(reached.contains).map(\.name))
  }

  @Test func `A name in a module says nothing of the modules that import it`() throws {
    let files = [
      ("Row.swift", "import Base\npublic struct Row { let store = Store() }"),
      ("Page.swift", "public struct Page {}"),
    ]
    let base = "public class Store { let Page = 1, Other = 2\n  func page() { Page } }"
    #expect(
      try reached(ofKit: files, base: base, main: "@main struct W { let row = Row() }")
        == ["Row.swift"])
    #expect(
      try reached(ofKit: files, base: base, main: "@main struct W { let row = Page(Row()) }")
        == ["Row.swift", "Page.swift"])
  }

  @Test func `An extension of a type of the program is reached where the type is named, too`()
    throws
  {
    let main = "@main struct W { let font = Font.brand, row = Row() }"
    let screen = "extension Screen { func brand() {} }"
    let nested = "extension Screen.Model { func brand() {} }"
    #expect(
      try leftOut([
        ("W.swift", main), ("Row.swift", "struct Row {}"),
        ("Screen.swift", "class Screen { class Model {} }"), ("Screen+Brand.swift", screen),
        ("Screen+Model.swift", nested), ("Font.swift", "extension Font { static let brand = 1 }"),
      ]) == ["Screen.swift", "Screen+Brand.swift", "Screen+Model.swift"])
    #expect(
      try leftOut([
        ("W.swift", "@main struct W { let model = Screen.shared.model.brand() }"),
        ("Screen.swift", "class Screen { class Model {} }"), ("Screen+Model.swift", nested),
      ]) == [])
  }

  @Test func `What a protocol asks for is used in all modules`() throws {
    let files = [
      ("Row.swift", "import Base\npublic struct Row: Drawn {}"),
      ("Row+Drawn.swift", "extension Row { public func drawn() {} }"),
      ("Row+More.swift", "extension Row { public func shared() {} }"),
    ]
    let base = "public protocol Drawn { func drawn() }"
    #expect(
      try reached(ofKit: files, base: base, main: "@main struct W { let row = Row() }")
        == ["Row.swift", "Row+Drawn.swift"])
    let page = [
      ("Page.swift", "public class Page {}"),
      ("Page+Title.swift", "extension Page { public var title: Int { 1 } }"),
      ("Page+More.swift", "extension Page { public var more: Int { 1 } }"),
    ]
    let main = "@main struct W { let page: Titled = Page() }\nextension Page: Titled {}"
    let above = "protocol Titled { var title: Int { get } }"
    #expect(
      try reached(ofKit: page, base: "", main: main + "\n" + above)
        == ["Page.swift", "Page+Title.swift"])
  }

  @Test func `What a protocol of WidgetKit asks for is reached with its type`() throws {
    let files = [
      ("Row.swift", "public struct Row {}"), ("Page.swift", "public struct Page {}"),
      ("Row+Provider.swift", "extension Row { public func placeholder(in context: Int) {} }"),
      ("Page+Provider.swift", "extension Page { public func placeholder(in context: Int) {} }"),
    ]
    #expect(
      try reached(ofKit: files, base: "", main: "@main struct W { let row = Row() }")
        == ["Row.swift", "Row+Provider.swift"])
  }

  @Test func `An extension that overrides is reached with its class`() throws {
    let files = [
      ("Row.swift", "public class Row: Base {}"),
      ("Row+Layout.swift", "extension Row { override func layout() {} }"),
    ]
    #expect(
      try reached(ofKit: files, base: "", main: "@main struct W { let row = Row() }")
        == ["Row.swift", "Row+Layout.swift"])
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

  /// Whether the part of the first file that has a mark is left out where it does not compile.
  private func isUnused(
    _ mark: String, in text: String, besides main: String
  ) throws -> Bool {
    let scratch = try ScratchFolder()
    try scratch.write(text, to: "Model.swift")
    try scratch.write(main, to: "W.swift")
    var module = ProgramModule(name: "Widget", target: "Widget", role: .widget)
    module.sources = ["Model", "W"].map { FilePath(scratch.path($0 + ".swift")) }
    let offset = try #require(text.firstRange(of: mark)).lowerBound.utf16Offset(in: text)
    return ReachedSources([module], in: .disk)
      .unusedPart(of: module.sources[0], around: offset) != nil
  }

  @Test func `A type that nothing names is a part that can be left out of a file that is used`()
    throws
  {
    let text = "struct Row { let used = 1 }\nclass Store { let view = Missing() }"
    #expect(try isUnused("Missing", in: text, besides: "@main struct W { let row = Row() }"))
    #expect(try !isUnused("used", in: text, besides: "@main struct W { let row = Row() }"))
    #expect(
      try !isUnused("Missing", in: text, besides: "@main struct W { let s = (Row(), Store()) }"))
  }

  @Test
  func `A function that nothing calls is a part, unless its type conforms to what may call it`()
    throws
  {
    let main = "@main struct W { let row = Row(); let name = row.title() }"
    let body = "{ func title() -> String { plain }\n  func share() { Missing() } }"
    #expect(try isUnused("Missing", in: "struct Row \(body)", besides: main))
    #expect(try isUnused("Missing", in: "class Row: ObservableObject \(body)", besides: main))
    #expect(try !isUnused("Missing", in: "struct Row: Sharing \(body)", besides: main))
    #expect(try !isUnused("plain", in: "struct Row \(body)", besides: main))
    #expect(
      try !isUnused(
        "Missing", in: "struct Row \(body)",
        besides: "@main struct W { let shared = Row().share() }"))
  }

  @Test func `What only an unused part uses is not used`() throws {
    let text =
      "struct Row {}\nclass Store { let view = Sheet() }\nstruct Sheet { let v = Missing() }"
    #expect(try isUnused("Missing", in: text, besides: "@main struct W { let row = Row() }"))
  }
}
