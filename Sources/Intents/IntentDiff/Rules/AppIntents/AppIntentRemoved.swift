// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// An App Intent that is gone.
struct AppIntentRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "app-intent-removed", effect: .breaks, hurts: [.widgets, .shortcuts], evidence: .reported,
    summary: "An App Intent of a built product is gone.",
    why: """
      Widgets that are configured with it lose their configuration, and shortcuts with it show \
      "Unknown Action". An intent that only the app's own buttons run can go.
      """,
    runtime: RuntimeFact.actions,
    remedy: """
      Keep the identifier: the name of the type, or `persistentIdentifier`. An intent that is no \
      longer offered can stay with `isDiscoverable` set to false.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .widgetAction("", mark: "↓"),
      to: .metadata(#"{ "actions": {}, "enums": [] }"#)),
    .change(from: .widgetAction(""), to: .widgetAction(RuleExample.actionParameter("place"))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    let file = revisions.new.appIntents.first?.metadata.source.name ?? ""
    for old in revisions.appIntents.actions.removed {
      let action = old.value
      let isSaved = action.isConfiguration || action.isDiscoverable
      changes.add(
        isSaved
          ? "the App Intent '\(action.identifier.value)' was removed; \(action.isConfiguration ? "widgets" : "shortcuts") with it stop working; restore it"
          : "the App Intent '\(action.identifier.value)' was removed; no user could save it",
        ChangeSubject(.intent, action.identifier.value, title: action.shownTitle),
        at: .init(file: file), earlier: old.place(action.identifier.range),
        effect: isSaved ? nil : .safe, isForWidgets: action.isConfiguration)
    }
  }
}
