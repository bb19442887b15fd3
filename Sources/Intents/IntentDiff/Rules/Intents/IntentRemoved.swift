// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// An intent that is gone.
struct IntentRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "intent-removed", effect: .breaks, hurts: [.widgets, .shortcuts, .choices],
    evidence: .runtime,
    summary: "An intent that users could configure is gone.",
    why: """
      Placed widgets of the intent show their defaults or a placeholder, and shortcuts with \
      it fail.
      """,
    runtime: RuntimeFact.classes,
    remedy: """
      Keep the intent until no supported version of the app has widgets with it, or migrate \
      it to App Intents with its class name.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .definition(
        .intent("↓Show", eligibleForWidgets: true, parameters: [.parameter("account", tag: 2)]),
        .intent("Find", eligibleForWidgets: true)),
      to: .definition(.intent("↓Find", eligibleForWidgets: true))),
    .change(
      from: .definition(.intent("Show", eligibleForWidgets: true)),
      to: .definition(
        .intent("Show", eligibleForWidgets: true), .intent("Find", eligibleForWidgets: true))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    // What is saved with a class that an App Intent takes the place of is kept; 'migrate --check' looks at the parameters.
    for part in revisions.removedIntents
    where revisions.appIntents.replacement(of: part.value) == nil
      && !revisions.new.migratedClasses.contains(part.value.className)
    {
      let name = part.value.name?.value ?? ""
      changes.add(
        "the intent '\(name)' was removed; widgets and shortcuts that use '\(part.value.className)' lose their configuration; restore it",
        ChangeSubject(.intent, name, title: part.title(part.value, revisions.settings.locale)),
        at: revisions.place(insteadOf: part.home), earlier: part.place(part.value.range),
        isForWidgets: part.value.isEligibleForWidgets?.value == true)
    }
  }
}
