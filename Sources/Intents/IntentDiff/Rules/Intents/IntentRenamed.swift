// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// An intent under another class name.
struct IntentRenamed: ChangeRule {
  static let metadata = RuleMetadata(
    id: "intent-renamed", effect: .breaks, hurts: [.widgets, .shortcuts, .choices],
    evidence: .runtime,
    summary: "The name of an intent, and with it its class, has changed.",
    why: """
      For the system it is another intent. Placed widgets show their defaults, and shortcuts \
      with the old class fail.
      """,
    runtime: RuntimeFact.classes,
    remedy: """
      Change the title, which users read, and leave the name; or keep the old class name \
      with `INIntentClassName`.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .intent(
        name: "↓ShowAccount", eligibleForWidgets: true, parameters: [.parameter("account", tag: 2)]),
      to: .intent(
        name: "↓ChooseAccount", eligibleForWidgets: true,
        parameters: [.parameter("account", tag: 2)])),
    .change(
      from: .intent(name: "ShowAccount", eligibleForWidgets: true),
      to: .intent(name: "ChooseAccount", className: "ShowAccountIntent", eligibleForWidgets: true)),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.intents where pair.old.value.className != pair.new.value.className {
      let (old, new) = (pair.old.value, pair.new.value)
      guard old.name?.value != new.name?.value else { continue }
      changes.add(
        "the class '\(old.className)' is now '\(new.className)'; widgets and shortcuts with the old class lose their configuration; keep the old name, or give it as 'INIntentClassName'",
        pair.subject(revisions.settings), at: pair.new.place(new.range),
        earlier: pair.old.place(old.range), isForWidgets: pair.isForWidgets,
        values: [old.name?.value ?? ""])
    }
  }
}
