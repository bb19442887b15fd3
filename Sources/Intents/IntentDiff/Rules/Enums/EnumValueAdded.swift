// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A new value of an enum.
struct EnumValueAdded: ChangeRule {
  static let metadata = RuleMetadata(
    id: "enum-value-added", effect: .safe, evidence: .runtime,
    summary: "An enum has a new value.",
    why: "Users can choose it; what they chose before is kept.",
    runtime: RuntimeFact.indexes,
    remedy: "Give it an index that none has had.")

  static let examples: [RuleExample] = [
    .change(
      from: .definition(.enum("Period", values: [.value("unknown"), .value("week", index: 1)])),
      to: .definition(
        .enum(
          "Period",
          values: [.value("unknown"), .value("week", index: 1), .value("↓month", index: 2)]))),
    .change(
      from: .definition(.enum("Period", values: [.value("unknown"), .value("week", index: 1)])),
      to: .definition(.enum("Period", values: [.value("unknown")]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.enums {
      for new in pair.values.added {
        changes.add(
          "the value '\(new.name?.value ?? "")' of '\(pair.new.value.name?.value ?? "")' is new",
          pair.subject(new, in: pair.new, revisions.settings), at: pair.new.place(new.range),
          earlier: nil)
      }
    }
  }
}
