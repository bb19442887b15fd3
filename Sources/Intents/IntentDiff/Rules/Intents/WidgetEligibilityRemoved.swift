// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// An intent that widgets can no longer be configured with.
struct WidgetEligibilityRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "widget-eligibility-removed", effect: .breaks, hurts: [.widgets], evidence: .inferred,
    summary: "An intent is no longer eligible for widgets.",
    why: """
      The edit sheet of placed widgets disappears, and they show their defaults.
      """,
    runtime: """
      The system reads `INIntentEligibleForWidgets` to offer an intent to widgets. That \
      widgets placed earlier lose their configuration is inferred.
      """,
    remedy: """
      Keep the mark as long as a widget is configured with the intent.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .intent(name: "Show", eligibleForWidgets: .marked(true)),
      to: .intent(name: "↓Show", verb: "View")
    ),
    .change(
      from: .intent(name: "Show", verb: "View"), to: .intent(name: "Show", eligibleForWidgets: true)
    ),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.intents where pair.isForWidgets {
      let new = pair.new.value
      guard new.isEligibleForWidgets?.value != true else { continue }
      changes.add(
        "'\(new.name?.value ?? "")' is no longer for widgets; widgets that are configured with it show their defaults; mark it as eligible for widgets",
        pair.subject(revisions.settings),
        at: pair.new.place(new.isEligibleForWidgets?.range ?? new.range),
        earlier: pair.old.place(pair.old.value.isEligibleForWidgets?.range))
    }
  }
}
