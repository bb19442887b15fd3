// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import RuleExamples
import SourceText

/// A type of entities that is gone.
struct AppEntityRemoved: ChangeRule {
  static let page = ChangePage(
    id: "app-entity-removed", effect: .breaks, hurts: [.widgets, .shortcuts], evidence: .reported,
    summary: "A type of entities of a built product is gone, or has another name.",
    why: "Entities that people chose were saved with the name of their type, and are not found.",
    runtime: RuntimeFact.actions,
    remedy: "Keep the name of the type.")

  static let examples: [ChangeExample] = [
    ChangeExample(
      .widgetAction("", rest: #""entities": { "Place": { "typeName": "↓Place" } }"#),
      .widgetAction("", rest: #""entities": {}"#)),
    ChangeExample(
      .widgetAction(
        "", rest: #""entities": { "Place": { "typeName": "Place", "transient": true } }"#),
      .widgetAction("", rest: #""entities": {}"#)),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    let file = revisions.new.appIntents.first?.metadata.source.name ?? ""
    for old in revisions.appIntents.entities.removed where !old.value.isTransient {
      changes.add(
        "the entity type '\(old.value.name.value)' was removed; entities that people chose are lost; restore it",
        ChangeSubject(.type, old.value.name.value, title: old.value.shownTitle),
        at: .init(file: file), earlier: old.place(old.value.name.range))
    }
  }
}
