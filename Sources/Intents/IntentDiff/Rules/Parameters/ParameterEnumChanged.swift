// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A parameter with values of another enum.
struct ParameterEnumChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "parameter-enum-changed", effect: .breaks, hurts: [.widgets, .shortcuts, .choices],
    evidence: .runtime,
    summary: "The values of a parameter are from another enum.",
    why: "The index that was saved means another value, or none.",
    runtime: RuntimeFact.indexes,
    remedy: """
      Add a new parameter with a new tag, or add values to the old enum.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .definition(
        .enum("Period", values: [.value("unknown"), .value("week", index: 1)]),
        .intent("Show", parameters: [.parameter("period", enumType: "↓Period", tag: 2)])),
      to: .definition(
        .enum("Style", values: [.value("unknown"), .value("dark", index: 1)]),
        .intent("Show", parameters: [.parameter("period", enumType: "↓Style", tag: 2)]))),
    .change(
      from: .definition(
        .enum("Period", values: [.value("unknown"), .value("week", index: 1)]),
        .intent("Show", parameters: [.parameter("period", enumType: "Period", tag: 2)])),
      to: .definition(
        .enum("Span", values: [.value("unknown"), .value("week", index: 1)]),
        .intent("Show", parameters: [.parameter("period", enumType: "Span", tag: 2)]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachParameter { intent, pair in
      guard case .enumeration(let old) = pair.old.kind, case .enumeration(let new) = pair.new.kind,
        old.name != new.name,
        !revisions.enums.contains(where: {
          $0.old.home === intent.old.home && $0.old.value.name?.value == old.name
            && $0.new.value.name?.value == new.name
        })
      else { return }
      changes.add(
        "the values of \(intent.words(pair.new)) are now those of the enum '\(new.name)', no longer '\(old.name)'; what users chose becomes another value; add a parameter with a new tag instead",
        intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.enumTypeName?.range ?? pair.new.range),
        earlier: intent.old.place(pair.old.enumTypeName?.range ?? pair.old.range),
        isForWidgets: intent.isForWidgets, values: revisions.restart(pair.new, of: intent))
    }
  }
}
