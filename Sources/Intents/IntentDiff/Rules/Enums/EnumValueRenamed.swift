// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A value of an enum with another name.
struct EnumValueRenamed: ChangeRule {
  static let metadata = RuleMetadata(
    id: "enum-value-renamed", effect: .breaks, hurts: [.choices], evidence: .runtime,
    summary: "A value of an enum has another name and the same index.",
    why: """
      Placed widgets and shortcuts keep the value. Choices that are saved by name, as on a \
      server or in a relationship, lose it.
      """,
    runtime: RuntimeFact.indexes,
    remedy: """
      Change the display name, which users read, and leave the name.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .definition(
        .enum(
          "Period", values: [.value("unknown"), .value("↓week", index: 1, displayName: "Week")]),
        .intent("Show", parameters: [.parameter("period", enumType: "Period", tag: 2)])),
      to: .definition(
        .enum(
          "Period",
          values: [.value("unknown"), .value("↓sevenDays", index: 1, displayName: "Week")]),
        .intent("Show", parameters: [.parameter("period", enumType: "Period", tag: 2)]))),
    .change(
      from: .definition(
        .enum(
          "Period", values: [.value("unknown"), .value("week", index: 1, displayName: "Week")]),
        .intent("Show", parameters: [.parameter("period", enumType: "Period", tag: 2)])),
      to: .definition(
        .enum(
          "Period",
          values: [.value("unknown"), .value("week", index: 1, displayName: "Seven Days")]),
        .intent("Show", parameters: [.parameter("period", enumType: "Period", tag: 2)]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.enums where pair.isUsed {
      for (old, new) in pair.values.renamed where old.index == new.index && !old.isPlaceholder {
        changes.add(
          "the value '\(old.name?.value ?? "")' of '\(pair.new.value.name?.value ?? "")' is now '\(new.name?.value ?? "")'; widgets keep it by its index, and choices saved by name lose it; keep the name",
          pair.subject(new, in: pair.new, revisions.settings), at: pair.new.place(new.range),
          earlier: pair.old.place(old.range), isForWidgets: false,
          values: [old.name?.value ?? "", new.name?.value ?? ""])
      }
    }
  }
}
