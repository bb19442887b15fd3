// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A value of an enum that is gone.
struct EnumValueRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "enum-value-removed", effect: .breaks, hurts: [.widgets, .shortcuts, .choices],
    evidence: .runtime,
    summary: "A value of an enum is gone.",
    why: """
      Users who chose it have an index that means nothing, or another value that has the \
      index now.
      """,
    runtime: RuntimeFact.indexes,
    remedy: """
      Keep the value, and treat it in code like the one that replaces it.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .definition(
        .enum(
          "Period",
          values: [.value("unknown"), .value("↓week", index: 1), .value("month", index: 2)]),
        .intent("Show", parameters: [.parameter("period", enumType: "Period", tag: 2)])),
      to: .definition(
        .enum("↓Period", values: [.value("unknown"), .value("month", index: 2)]),
        .intent("Show", parameters: [.parameter("period", enumType: "Period", tag: 2)]))),
    .change(
      from: .definition(.enum("Period", values: [.value("unknown"), .value("week", index: 1)])),
      to: .definition(.enum("Period", values: [.value("unknown")]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.enums where pair.isUsed {
      for old in pair.values.removed where !old.isPlaceholder {
        let successor = pair.new.value.value(at: old.index)
        let what =
          successor.map {
            "users who chose it get '\($0.name?.value ?? "")', which has its index \(old.index)"
          }
          ?? "users who chose it get no value"
        changes.add(
          "the value '\(old.name?.value ?? "")' of '\(pair.new.value.name?.value ?? "")' was removed; \(what); restore it",
          pair.subject(old, in: pair.old, revisions.settings),
          at: pair.new.place(pair.new.value.range),
          earlier: pair.old.place(old.range), isForWidgets: pair.isForWidgets,
          values: [successor.map { pair.new.title($0, revisions.settings) } ?? "–"])
      }
    }
  }
}

extension EnumValue {
  /// Whether the value stands for none: the number 0 under the name that Xcode gives it.
  var isPlaceholder: Bool { index == 0 && name?.value == "unknown" }
}
