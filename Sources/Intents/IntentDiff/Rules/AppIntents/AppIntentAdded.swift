// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// An App Intent that is new.
struct AppIntentAdded: ChangeRule {
  static let metadata = RuleMetadata(
    id: "app-intent-added", effect: .safe, evidence: .documented,
    summary: "An App Intent of a built product is new.",
    why: "No user has it yet.",
    runtime: RuntimeFact.actions,
    remedy: "Nothing. From now on, keep its identifier.")

  static let examples: [RuleExample] = [
    .change(
      from: .metadata(#"{ "actions": {}, "enums": [] }"#), to: .widgetAction("", mark: "↓")),
    .change(from: .widgetAction(""), to: .widgetAction("")),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for new in revisions.appIntents.actions.added {
      changes.add(
        "the App Intent '\(new.value.identifier.value)' was added",
        ChangeSubject(.intent, new.value.identifier.value, title: new.value.shownTitle),
        at: new.place(new.value.identifier.range), earlier: nil)
    }
  }
}
