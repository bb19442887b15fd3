// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Testing
import WidgetRevisions

@testable import IntentDiff

/// What is said of parts that are gone from a built product.
@Suite("Parts that are gone from a product")
struct RemovedPartTests {
  private func changes(
    _ old: RuleExample, _ new: RuleExample, _ rule: any ChangeRule.Type
  ) -> [IntentChange] {
    RevisionComparison(
      from: old.revision("old").content, to: new.revision("new").content, rules: [rule]
    ).changes
  }

  @Test("of a removed enum, each case is reported with the enum that it was of")
  func removedEnum() {
    let period = #"""
      "enums": [{ "identifier": "Period", "cases": [{ "identifier": "week" }, { "identifier": "month" }] }]
      """#
    let found = changes(
      .widgetAction("", rest: period), .widgetAction(""), AppEnumCaseRemoved.self)
    #expect(found.map(\.subject.name) == ["week", "month"])
    #expect(found.allSatisfy { $0.subject.kind == .value && $0.subject.owner == "Period" })
    #expect(found.allSatisfy { $0.message.text.contains("was removed with its enum 'Period'") })
    #expect(found.allSatisfy { $0.earlierPlace?.range != nil })
  }

  @Test("a parameter whose name differs in its first capital keeps its value, which is said")
  func capitals() {
    let found = changes(
      .parameters(.parameter("Period", tag: 3, displayName: "Period")),
      .parameters(.parameter("period", tag: 3, displayName: "Period")), ParameterRenamed.self)
    #expect(
      found.map(\.message.text) == [
        "the parameter 'Period' is now 'period'; the system calls both 'period', so the value is kept, and code has to follow the definition"
      ])
    #expect(found.first?.effect == .safe)
  }

  @Test(
    "an App Intent takes over a class with a prefix only if no other class ends alike",
    arguments: [
      (["ABShowIntent"], ["ABShowIntent"]), (["ABShowIntent", "NoShowIntent"], []),
      (["ShowIntent", "NoShowIntent"], ["ShowIntent"]), (["OtherIntent"], []),
    ])
  func replaced(_ classes: [String], _ expected: [String]) {
    let definition = RuleExample.definition(.intent("Show", eligibleForWidgets: true))
    let old = RuleExample.metadata(
      #"{ "actions": {} }"#,
      with: definition.files.map { .init("Shop.app/\($0.path)", $0.content) })
    let actions = classes.map { name in
      #""Of\#(name)": { "identifier": "Of\#(name)", "customIntentClassName": "\#(name)", "parameters": [] }"#
    }
    let new = RuleExample.metadata(#"{ "actions": { \#(actions.joined(separator: ", ")) } }"#)
    let found = changes(old, new, IntentMigrated.self)
    #expect(
      found.map(\.message.text)
        == expected.map {
          "the App Intent 'Of\($0)' takes over the intent 'Show'"
        })
  }
}
