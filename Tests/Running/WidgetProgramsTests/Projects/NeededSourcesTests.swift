// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import TestSupport
import Testing

@testable import WidgetPrograms

struct NeededSourcesTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func module(
    _ name: String, _ role: ProgramModule.Role, _ files: KeyValuePairs<String, String>,
    after dependencies: [String] = []
  ) throws -> ProgramModule {
    var module = ProgramModule(name: name, target: name, role: role)
    module.dependencies = dependencies
    for (file, text) in files {
      try scratch.write(text, to: file)
      module.sources.append(FilePath(scratch.path(file)))
    }
    return module
  }

  /// A widget that uses one of two files of a library; the other needs one more library and a module that is not there.
  private func plan(_ main: String, beside more: KeyValuePairs<String, String> = [:]) throws
    -> ProgramPlan
  {
    let widget = try module(
      "W", .widget, ["W.swift": "import Kit\n" + main], after: ["Kit"])
    var kit = try module(
      "Kit", .library,
      [
        "Row.swift": "public struct Row {}",
        "Page.swift": "import More\nimport Far\npublic struct Page {}",
      ], after: ["More"])
    kit.sources += try module("", .library, more).sources
    let others = try module("More", .library, ["More.swift": "public struct More {}"])
    var plan = ProgramPlan(
      name: "W", folder: FilePath(scratch.path("")), origin: FilePath("W"), widget: widget)
    plan.modules += [kit, others]
    let page = kit.sources.filter { $0.name == "Page.swift" }
    plan.missing = [MissingModule(name: "Far", files: page)]
    return plan
  }

  private func needed(of plan: ProgramPlan) -> NeededSources {
    NeededSources(
      of: plan, by: ReachedSources(plan.modules, in: .disk), provided: ["SwiftUI"])
  }

  @Test func `What a widget does not use of a library is not compiled, nor what only that imports`()
    throws
  {
    let plan = try plan("@main struct W { let row = Row() }")
    let needed = needed(of: plan)
    #expect(needed.leftOut.map(\.name).sorted() == ["More.swift", "Page.swift"])
    #expect(needed.stillMissing.isEmpty)
    #expect(needed.pruned(plan).modules.map(\.name) == ["W", "Kit"])
    #expect(
      needed.note(on: plan)
        == "2 of the 3 files of 'Kit' and 'More' are not compiled, as nothing of the widget uses them"
    )
  }

  @Test func `A file is taken back where an error has the name of what it declares`() throws {
    let plan = try plan("@main struct W { let row = Row() }")
    var needed = needed(of: plan)
    let path = plan.widget.sources[0].text
    let errors = CompilerMessage.messages(
      in: "\(path):1:1: error: value of type 'Row' has no member 'Page'")
    let other = CompilerMessage.messages(in: "\(path):1:1: error: cannot find 'Sheet' in scope")
    let byOther = needed.takeBack(namedIn: other, plan)
    let byName = needed.takeBack(namedIn: errors, plan)
    #expect(!byOther && byName)
    // With it comes the module that it imports, but for its files that nothing uses.
    #expect(needed.leftOut.map(\.name) == ["More.swift"])
    #expect(needed.stillMissing.map(\.name) == ["Far"])
    #expect(needed.pruned(plan).modules.map(\.name) == ["W", "Kit", "More"])
    let again = needed.takeBack(namedIn: errors, plan)
    #expect(!again)
  }

  @Test func `The extensions of a type that misses what a protocol asks for are compiled`() throws {
    let plan = try plan(
      "@main struct W { let row = Row() }",
      beside: [
        "Row+Paged.swift": "extension Row { public func paged() {} }",
        "Page+Paged.swift": "extension Page { public func paged() {} }",
      ])
    var needed = needed(of: plan)
    #expect(needed.leftOut.contains { $0.name == "Row+Paged.swift" })
    let path = try #require(plan.modules[1].sources.first).text
    let isTaken = needed.takeBack(
      namedIn: CompilerMessage.messages(
        in: "\(path):1:1: error: type 'Row' does not conform to protocol 'Paged'"), plan)
    #expect(isTaken && !needed.leftOut.contains { $0.name == "Row+Paged.swift" })
    #expect(needed.leftOut.contains { $0.name == "Page+Paged.swift" })
  }

  @Test func `What the last build took back is compiled again, and nothing more`() throws {
    let plan = try plan("@main struct W { let row = Row() }")
    var needed = needed(of: plan)
    let path = plan.widget.sources[0].text
    let errors = CompilerMessage.messages(in: "\(path):1:1: error: cannot find 'Page' in scope")
    let isTaken = needed.takeBack(namedIn: errors, plan)
    var record = BuildRecord(of: "")
    needed.keep(in: &record)
    var again = self.needed(of: plan)
    again.restore(record, in: plan)
    #expect(isTaken && again.leftOut == needed.leftOut)
  }

  @Test func `A file with an operator, or one that hands a module on, is compiled`() throws {
    let plan = try plan(
      "@main struct W { let row = Row() }",
      beside: [
        "Operators.swift": "public func == (a: Row, b: Row) -> Bool { true }",
        "Exports.swift": "@_exported import Foundation",
      ])
    #expect(
      needed(of: plan).leftOut.map(\.name).sorted() == ["More.swift", "Page.swift"])
  }

  @Test func `Everything is compiled where the widget uses all of the libraries`() throws {
    let plan = try plan("@main struct W { let all = (Row(), Page(), More()) }")
    let needed = needed(of: plan)
    #expect(needed.leftOut.isEmpty)
    #expect(needed.note(on: plan) == nil)
    #expect(needed.pruned(plan).modules.map(\.name) == ["W", "Kit", "More"])
    #expect(needed.stillMissing.map(\.name) == ["Far"])
  }
}
