// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import SourceText
import TestSupport
import Testing
import WidgetRevisions

@testable import IntentDiff

/// An example of a rule, with a name to find it by.
private struct NamedExample: Sendable, CustomTestStringConvertible {
  let rule: any ChangeRule.Type
  let number: Int

  var before: RuleExample { RuleExample(files: rule.examples[number].earlier) }
  var after: RuleExample { RuleExample(files: rule.examples[number].files) }
  var testDescription: String { "\(rule.metadata.id) \(number + 1)" }

  static let all = ChangeRules.all.flatMap { rule in
    rule.examples.indices.map { NamedExample(rule: rule, number: $0) }
  }
}

@Suite("The examples of the rules about changes")
struct ChangeExampleTests {
  @Test("a rule finds what its examples mark, and nothing else", arguments: NamedExample.all)
  fileprivate func changes(_ named: NamedExample) {
    let changes = RevisionComparison(
      from: named.before.revision("old").content, to: named.after.revision("new").content,
      rules: [named.rule]
    ).changes
    let places = Set(
      changes.compactMap { change in
        change.place.range.map { "\(change.place.file):\($0.start)" }
      })
    let earlier = Set(
      changes.compactMap(\.earlierPlace).compactMap { place in
        place.range.map { "\(place.file):\($0.start)" }
      })
    #expect(places == named.after.places("new"))
    #expect(earlier == named.before.places("old"))
    #expect(changes.allSatisfy { $0.rule == named.rule.metadata.id })
    // The first is of what is found, the second of what is not.
    #expect(changes.isEmpty == (named.number > 0), "\(changes.map(\.message.text))")
  }

  @Test("a rule has an example of a change and one of none, and an identifier of its name")
  func pages() throws {
    for rule in ChangeRules.all {
      let metadata = rule.metadata
      #expect(rule.examples.count >= 2, "\(metadata.id)")
      let change = try #require(metadata.change, "\(metadata.id)")
      #expect((change.effect == .safe) == change.audiences.isEmpty, "\(metadata.id)")
      #expect(metadata.family == .changes && metadata.severity == change.effect.severity)
    }
    #expect(Set(ChangeRules.all.map { $0.metadata.id }).count == ChangeRules.all.count)
  }

  @Test("a revision is equal to itself", arguments: NamedExample.all)
  fileprivate func identity(_ named: NamedExample) {
    let (old, new) = (named.after.revision("old"), named.after.revision("new"))
    #expect(RevisionComparison(from: old.content, to: new.content).changes.isEmpty)
  }
}
