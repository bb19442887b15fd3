// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import MigrationCheck
import SourceText
import TestSupport
import Testing
import WidgetProject

@Suite("The examples of the rules about migrations")
struct MigrationRuleExampleTests {
  struct Named: Sendable, CustomTestStringConvertible {
    let rule: any MigrationRule.Type
    let number: Int
    var testDescription: String { "\(rule.metadata.id) \(number + 1)" }

    static let all = MigrationRules.all.flatMap { rule in
      rule.examples.indices.map { Named(rule: rule, number: $0) }
    }
  }

  @Test("a rule finds what its examples mark, and nothing else", arguments: Named.all)
  func findings(_ named: Named) throws {
    let example = named.rule.examples[named.number]
    let before = try ScratchFolder()
    let after = try ScratchFolder()
    for file in example.earlier { try before.write(MarkedText(file.content).text, to: file.path) }
    for file in example.files { try after.write(MarkedText(file.content).text, to: file.path) }
    let migration = MigratedProject(
      project: ProjectLoader.load([after.path]),
      history: MigrationHistory(of: ProjectLoader.load([before.path]), label: "v1"))
    var configuration = LintConfiguration()
    configuration.selection = try RuleSelection(
      selecting: [named.rule.metadata.id], ignoring: [], of: .migration)
    let found = MigrationCheck(configuration: configuration, today: "2026-01-01")
      .run(on: migration).findings
    let places = found.map {
      "\($0.place.file.dropFirst(after.path.count + 1)):\($0.place.range?.start ?? 0)"
    }
    let expected = example.files.flatMap { file in
      MarkedText(file.content).offsets.map { "\(file.path):\($0)" }
    }
    #expect(places.sorted() == expected.sorted(), "\(found.map(\.message.text))")
  }

  @Test("a rule has an example that it flags and one that it passes over")
  func bothKinds() {
    for rule in MigrationRules.all {
      let counts = rule.examples.map { $0.findingCount }
      #expect(counts.contains { $0 > 0 }, "\(rule.metadata.id)")
      #expect(counts.contains(0), "\(rule.metadata.id)")
      #expect(rule.metadata.family == .migration)
    }
  }
}
