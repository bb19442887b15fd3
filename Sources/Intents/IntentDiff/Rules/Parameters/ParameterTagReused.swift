// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A parameter with the tag of one that is gone.
struct ParameterTagReused: ChangeRule {
  static let metadata = RuleMetadata(
    id: "parameter-tag-reused", effect: .breaks, hurts: [.widgets, .shortcuts, .choices],
    evidence: .runtime,
    summary: "A parameter is gone, and another one has its tag.",
    why: """
      What users chose for the old parameter is lost, and may come back as the value of the \
      new one, or make the whole configuration unreadable if its type is another.
      """,
    runtime: RuntimeFact.namesAndTags,
    setting: RuntimeFact.keptBy,
    remedy: """
      Give the new parameter a tag that none has had: one more than \
      `INIntentLastParameterTag`.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(.parameter("↓account", tag: 2, displayName: "Account")),
      to: .parameters(
        .parameter("showsTitle", type: "Boolean", tag: .marked(2), displayName: "Show Title"))),
    .change(
      from: .parameters(.parameter("account", tag: 2, displayName: "Account")),
      to: .parameters(.parameter("showsTitle", type: "Boolean", tag: 3, displayName: "Show Title"))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    guard revisions.settings.keptBy != .name else { return }
    for intent in revisions.intents {
      for pair in intent.parameters.reused {
        changes.add(
          "the tag \(pair.new.tag) of the removed parameter '\(pair.old.propertyName)' now belongs to \(intent.words(pair.new)); what users chose is lost, and may be read as the new value; use a new tag",
          intent.subject(pair.old, in: intent.old, revisions.settings),
          at: intent.new.place(pair.new.declaredTag?.range ?? pair.new.range),
          earlier: intent.old.place(pair.old.range),
          isForWidgets: intent.isForWidgets,
          values: [
            intent.new.home.text(pair.new.displayName, in: revisions.settings.locale)
              ?? pair.new.propertyName
          ])
      }
    }
  }
}
