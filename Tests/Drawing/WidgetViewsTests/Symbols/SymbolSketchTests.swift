// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetViews

/// The texts that symbols are drawn of, which the compiler does not check.
@Suite struct SymbolSketchTests {
  private static let tables = [
    SymbolTable.frequent, SymbolTable.signs, SymbolTable.moreSigns, SymbolTable.things,
    SymbolTable.energy, SymbolTable.batteries,
  ]

  private static let entries = tables.flatMap(SymbolTable.entries)

  @Test func `no name is in the tables twice`() {
    let names = Self.entries.map(\.name)
    #expect(names.count > 400)
    #expect(Set(names).count == names.count)
  }

  @Test func `each step has as many numbers as it needs`() {
    let texts =
      Self.entries.map { ($0.name, $0.steps) }
      + StandInSymbol.allCases.map { ("\($0)", $0.steps[...]) }
    for (name, steps) in texts {
      for step in steps.split(separator: ";") {
        var words = step.split(separator: " ")
        let kind = words.removeFirst()
        if ["line", "curve"].contains(kind), words.last == "close" { words.removeLast() }
        if kind == "with" {
          #expect(SymbolTable.sketch(String(words.removeFirst())) != nil, "\(name): \(step)")
        }
        let numbers = words.compactMap { Double($0) }
        #expect(numbers.count == words.count, "\(name): \(step)")
        let isWhole =
          switch kind {
          case "line", "polygon": numbers.count >= 4 && numbers.count.isMultiple(of: 2)
          case "curve", "blob": numbers.count >= 8 && numbers.count % 6 == 2
          case "circle", "dot": numbers.count == 3
          case "arc": numbers.count == 5
          case "box": numbers.count == 4 || numbers.count == 5
          case "with": numbers.isEmpty || numbers.count == 3
          default: false
          }
        #expect(isWhole, "\(name): \(step)")
      }
    }
  }

  @Test func `a sketch has a path for each step, and those of another that it is drawn with`() {
    #expect(SymbolTable.sketch("clock")?.paths.count == 2)
    let bell = SymbolTable.sketch("bell")?.paths ?? []
    #expect(!bell.isEmpty)
    #expect(SymbolTable.sketch("bell.slash")?.paths.dropLast() == bell[...])
    let cloud = SymbolTable.sketch("cloud")?.paths.first
    #expect(SymbolTable.sketch("cloud.fog")?.paths.first != cloud)
  }

  @Test func `a name is looked up in other names, and what nobody knows has no sketch`() {
    #expect(SymbolTable.sketch("no.such.symbol") == nil)
    #expect(SymbolTable.sketch("airpodspro")?.paths == SymbolTable.sketch("airpods")?.paths)
  }
}
