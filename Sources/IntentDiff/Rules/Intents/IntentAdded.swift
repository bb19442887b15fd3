// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import RuleExamples
import SourceText

/// A new intent.
struct IntentAdded: ChangeRule {
  static let page = ChangePage(
    id: "intent-added", effect: .safe, evidence: .runtime,
    summary: "There is a new intent.",
    why: "Nobody has configured it yet.",
    runtime: RuntimeFact.classes,
    remedy: "Nothing.")

  static let examples: [ChangeExample] = [
    ChangeExample(.definition(.intent("Show")), .definition(.intent("Show"), .intent("↓Find"))),
    ChangeExample(.definition(.intent("Show")), .definition(.intent("Show", title: "Show"))),
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
