// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A new intent.
struct IntentAdded: ChangeRule {
  static let metadata = RuleMetadata(
    id: "intent-added", effect: .safe, evidence: .runtime,
    summary: "There is a new intent.",
    why: "No user has configured it yet.",
    runtime: RuntimeFact.classes,
    remedy: "Nothing.")

  static let examples: [RuleExample] = [
    .change(from: .definition(.intent("Show")), to: .definition(.intent("Show"), .intent("↓Find"))),
    .change(from: .definition(.intent("Show")), to: .definition(.intent("Show", title: "Show"))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for part in revisions.addedIntents {
      let name = part.value.name?.value ?? ""
      changes.add(
        "the intent '\(name)' is new",
        ChangeSubject(.intent, name, title: part.title(part.value, revisions.settings.locale)),
        at: part.place(part.value.range), earlier: nil)
    }
  }
}
