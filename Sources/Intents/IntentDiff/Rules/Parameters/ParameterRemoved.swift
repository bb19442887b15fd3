// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText

/// A parameter that is gone.
struct ParameterRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "parameter-removed", effect: .breaks, hurts: [.widgets, .shortcuts, .choices],
    evidence: .runtime,
    summary: "A parameter of an intent is gone.",
    why: """
      What users chose for it is lost at the update, and cannot be brought back by \
      restoring it in a later version with another tag.
      """,
    runtime: RuntimeFact.namesAndTags,
    remedy: """
      Keep the parameter, hidden by a relationship or not configurable if it must not be \
      seen. If it has to go, never use its tag again.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .intent(parameters: [.parameter("account", tag: 2), .parameter("↓period", tag: 3)]),
      to: .intent(parameters: .marked([.parameter("account", tag: 2)]))),
    .change(
      from: .intent(parameters: [.parameter("account", tag: 2)]),
      to: .intent(parameters: [.parameter("account", tag: 2), .parameter("period", tag: 3)])),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for intent in revisions.intents {
      for old in intent.parameters.removed {
        let isReused = intent.parameters.reused.contains { $0.old === old }
        if isReused, revisions.settings.keptBy != .name { continue }
        changes.add(
          "the parameter \(intent.words(old)) was removed; what users chose for it is lost; restore it with the tag \(old.tag)",
          intent.subject(old, in: intent.old, revisions.settings),
          at: intent.new.place(intent.new.value.parametersRange),
          earlier: intent.old.place(old.range), isForWidgets: intent.isForWidgets)
      }
    }
  }
}

extension Intent {
  /// Where the parameters begin; the intent's name if it has none.
  var parametersRange: SourceRange {
    declaration["INIntentParameters"]?.openingRange ?? range
  }
}
