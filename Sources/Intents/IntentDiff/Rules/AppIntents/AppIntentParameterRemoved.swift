// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A parameter of an App Intent that is gone or has another name.
struct AppIntentParameterRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "app-intent-parameter-removed", effect: .breaks, hurts: [.widgets, .shortcuts],
    evidence: .reported,
    summary: "A parameter of an App Intent is gone, or has another name.",
    why: """
      The value that users chose was saved under the name. Under another name, the parameter \
      starts again with its default.
      """,
    runtime: RuntimeFact.actions,
    remedy: "Keep the name of the property; its `title` can change.")

  static let examples: [RuleExample] = [
    .change(
      from: .widgetAction(RuleExample.actionParameter("place", mark: "↓")),
      to: .widgetAction(RuleExample.actionParameter("location"), mark: "↓")),
    .change(
      from: .widgetAction(RuleExample.actionParameter("place")),
      to: .widgetAction(
        RuleExample.actionParameter("place") + ", " + RuleExample.actionParameter("other"))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    checkMigrated(revisions, changes: &changes)
    for (old, new) in revisions.appIntents.actions.pairs {
      let added = new.value.parameters.filter { old.value.parameter(named: $0.name.value) == nil }
      for parameter in old.value.parameters
      where new.value.parameter(named: parameter.name.value) == nil {
        let successor = added.first { $0.type == parameter.type }
        let what =
          successor.map { "is now '\($0.name.value)'" } ?? "was removed"
        changes.add(
          "the parameter '\(parameter.name.value)' of the App Intent '\(new.value.identifier.value)' \(what); values that users chose are lost; restore the name",
          ChangeSubject(
            .parameter, parameter.name.value, title: parameter.shownTitle,
            owner: new.value.identifier.value, ownerTitle: new.value.shownTitle),
          at: new.place(new.value.identifier.range), earlier: old.place(parameter.name.range),
          isForWidgets: new.value.isConfiguration, values: [new.value.shownTitle])
      }
    }
  }

  /// Looks at the App Intents that take over an intent of a definition, whose values come by name, too.
  private func checkMigrated(_ revisions: RevisionPair, changes: inout ChangeList) {
    for part in revisions.removedIntents {
      guard let new = revisions.appIntents.replacement(of: part.value) else { continue }
      for attribute in part.value.parameters.lastOfEachTag
      where new.value.parameter(named: attribute.propertyName) == nil {
        changes.add(
          "the App Intent '\(new.value.identifier.value)' takes over '\(part.value.className)' and has no parameter '\(attribute.propertyName)'; values that users chose are lost; add it under that name",
          ChangeSubject(
            .parameter, attribute.propertyName,
            title: part.home.text(attribute.displayName, in: revisions.settings.locale),
            owner: new.value.identifier.value, ownerTitle: new.value.shownTitle),
          at: new.place(new.value.identifier.range), earlier: part.place(attribute.range),
          isForWidgets: new.value.isConfiguration, values: [new.value.shownTitle])
      }
    }
  }
}
