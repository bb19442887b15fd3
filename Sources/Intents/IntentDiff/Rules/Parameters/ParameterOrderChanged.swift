// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// Parameters in another order.
struct ParameterOrderChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "parameter-order-changed", effect: .safe, evidence: .runtime,
    summary: "The rows of the edit sheet are in another order.",
    why: "Values are kept; users find the rows elsewhere.",
    runtime: """
      The order comes from the display priorities, and no value depends on it. Read in the \
      framework's published decompilations.
      """,
    remedy: "Nothing.")

  static let examples: [RuleExample] = [
    .change(
      from: .intent(
        name: "↓Show",
        parameters: [
          .parameter("account", tag: 2, displayPriority: 1),
          .parameter("period", tag: 3, displayPriority: 2),
        ]),
      to: .intent(
        name: "↓Show",
        parameters: [
          .parameter("period", tag: 3, displayPriority: 1),
          .parameter("account", tag: 2, displayPriority: 2),
        ])),
    .change(
      from: .intent(name: "Show", parameters: [.parameter("account", tag: 2, displayPriority: 1)]),
      to: .intent(name: "Show", parameters: [.parameter("account", tag: 2, displayPriority: 3)])),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for intent in revisions.intents {
      let old = intent.old.value.displayedParameters.map(\.propertyName)
      let new = intent.new.value.displayedParameters.map(\.propertyName)
      let shared = Set(old).intersection(new)
      guard old.filter(shared.contains) != new.filter(shared.contains) else { continue }
      changes.add(
        "the rows of '\(intent.new.value.name?.value ?? "")' are in another order",
        intent.subject(revisions.settings), at: intent.new.place(intent.new.value.range),
        earlier: intent.old.place(intent.old.value.range))
    }
  }
}
