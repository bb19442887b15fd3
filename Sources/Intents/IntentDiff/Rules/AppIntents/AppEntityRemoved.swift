// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A type of entities that is gone.
struct AppEntityRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "app-entity-removed", effect: .breaks, hurts: [.widgets, .shortcuts], evidence: .reported,
    summary: "A type of entities of a built product is gone, or has another name.",
    why: "Entities that users chose were saved with the name of their type, and are not found.",
    runtime: RuntimeFact.actions,
    remedy: "Keep the name of the type.")

  static let examples: [RuleExample] = [
    .change(
      from: .widgetAction("", rest: #""entities": { "Place": { "typeName": "↓Place" } }"#),
      to: .widgetAction("", rest: #""entities": {}"#)),
    .change(
      from: .widgetAction(
        "", rest: #""entities": { "Place": { "typeName": "Place", "transient": true } }"#),
      to: .widgetAction("", rest: #""entities": {}"#)),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    let file = revisions.new.appIntents.first?.metadata.source.name ?? ""
    for old in revisions.appIntents.entities.removed where !old.value.isTransient {
      changes.add(
        "the entity type '\(old.value.name.value)' was removed; entities that users chose are lost; restore it",
        ChangeSubject(.type, old.value.name.value, title: old.value.shownTitle),
        at: .init(file: file), earlier: old.place(old.value.name.range))
    }
  }
}
