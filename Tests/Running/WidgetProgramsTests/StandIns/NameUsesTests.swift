// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations
import Testing

@testable import WidgetPrograms

struct NameUsesTests {
  private func uses(of name: String, _ text: String) -> NameUses {
    var uses = NameUses()
    uses.add(name, in: SwiftTokens(SourceFile(name: "A.swift", text: text)))
    return uses
  }

  private func labels(_ uses: NameUses) -> Set<[String]> {
    Set(uses.calls.map { $0.arguments.map(\.label) })
  }

  @Test func `Calls have their labels and closures`() {
    let used = uses(
      of: "Kit",
      "let a = Kit(name: f(x: 1), .small)\nKit { a, b in c }\nif Kit() { d }\nKit(1) { Text(e) } other: { $0 }\n"
    )
    #expect(labels(used) == [["name", ""], [""], [], ["", "", "other"]])
    #expect(
      used.calls.contains(
        CallShape(arguments: [.init(label: "", sort: .closure(parameters: 2, hasViews: false))])))
    #expect(
      used.calls.contains(
        CallShape(arguments: [
          .init(label: "", sort: .value),
          .init(label: "", sort: .closure(parameters: 0, hasViews: true)),
          .init(label: "other", sort: .closure(parameters: 1, hasViews: false)),
        ])))
  }

  @Test func `What a name must be is seen from its uses`() {
    #expect(uses(of: "Kit", "struct A: Hashable, Kit {}\n").isConformance)
    #expect(uses(of: "Kit", "struct A: Module.Kit {}\n").isConformance)
    #expect(uses(of: "Kit", "final class A: Kit {}\n").isFirstOfClass)
    #expect(uses(of: "Kit", "struct A { @Kit(.days) var a: Int }\n").isWrapper)
    #expect(uses(of: "Kit", "let a: Kit<Int, [String]> = b\n").genericCount == 2)
    #expect(uses(of: "Kit", "let a = b < Kit\nlet c = Kit < d\n").genericCount == 0)
    let plain = uses(of: "Kit", "func f(a: Kit) -> Kit {}\n")
    #expect(!plain.isConformance && plain.calls.isEmpty)
  }
}
