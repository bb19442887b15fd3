// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A new parameter.
struct ParameterAdded: ChangeRule {
  static let metadata = RuleMetadata(
    id: "parameter-added", effect: .safe, evidence: .runtime,
    summary: "There is a new parameter.",
    why: "It has its default in all widgets.",
    runtime: RuntimeFact.namesAndTags,
    remedy: "Give it a tag that none has had.")

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(.parameter("account", tag: 2)),
      to: .parameters(.parameter("account", tag: 2), .parameter("↓period", tag: 3))),
    .change(
      from: .parameters(.parameter("account", tag: 2)),
      to: .parameters(.parameter("account", tag: 2, displayPriority: 1))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for intent in revisions.intents {
      for new in intent.parameters.added {
        changes.add(
          "the parameter \(intent.words(new)) is new",
          intent.subject(new, in: intent.new, revisions.settings), at: intent.new.place(new.range),
          earlier: nil, isForWidgets: intent.isForWidgets,
          values: revisions.restart(new, of: intent))
      }
    }
  }
}
