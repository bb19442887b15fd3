// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A value of an enum with another index.
struct EnumValueReindexed: ChangeRule {
  static let metadata = RuleMetadata(
    id: "enum-value-reindexed", effect: .breaks, hurts: [.widgets, .shortcuts], evidence: .runtime,
    summary: "A value of an enum has another index.",
    why: """
      Users who chose the value get the one that has its old index now, or none.
      """,
    runtime: RuntimeFact.indexes,
    remedy: """
      Restore the index. The order in which values are shown is that of the file, so none \
      needs another index to move.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .definition(
        .enum("Period", values: [.value("unknown"), .value("week", index: .marked(1))]),
        .intent("Show", parameters: [.parameter("period", enumType: "Period", tag: 2)])),
      to: .definition(
        .enum(
          "Period",
          values: [.value("unknown"), .value("day", index: 1), .value("week", index: .marked(2))]),
        .intent("Show", parameters: [.parameter("period", enumType: "Period", tag: 2)]))),
    .change(
      from: .definition(
        .enum(
          "Period", values: [.value("unknown"), .value("week", index: 1), .value("day", index: 2)]),
        .intent("Show", parameters: [.parameter("period", enumType: "Period", tag: 2)])),
      to: .definition(
        .enum(
          "Period", values: [.value("unknown"), .value("day", index: 2), .value("week", index: 1)]),
        .intent("Show", parameters: [.parameter("period", enumType: "Period", tag: 2)]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.enums where pair.isUsed {
      for (old, new) in pair.values.pairs where old.index != new.index && !old.isPlaceholder {
        let successor = pair.new.value.value(at: old.index)
        let what =
          successor.map { "users who chose it get '\($0.name?.value ?? "")'" }
          ?? "users who chose it get no value"
        changes.add(
          "the index of '\(new.name?.value ?? "")' of '\(pair.new.value.name?.value ?? "")' is now \(new.index), no longer \(old.index); \(what); restore the index",
          pair.subject(new, in: pair.new, revisions.settings),
          at: pair.new.place(new.declaredIndex?.range ?? new.range),
          earlier: pair.old.place(old.declaredIndex?.range ?? old.range),
          isForWidgets: pair.isForWidgets,
          values: [successor.map { pair.new.title($0, revisions.settings) } ?? "–"])
      }
    }
  }
}
