// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A parameter of an App Intent with another type.
struct AppIntentParameterTypeChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "app-intent-parameter-type-changed", effect: .breaks, hurts: [.widgets, .shortcuts],
    evidence: .inferred,
    summary: "A parameter of an App Intent has values of another type.",
    why:
      "The value that users chose does not fit the parameter, which starts again with its default.",
    runtime: RuntimeFact.actions,
    remedy: "Keep the parameter as it is, and add one of the new type under another name.")

  static let examples: [RuleExample] = [
    .change(
      from: .widgetAction(RuleExample.actionParameter("place", mark: "↓")),
      to: .widgetAction(
        RuleExample.actionParameter(
          "place", mark: "↓", type: "\"entity\": { \"wrapper\": { \"typeName\": \"Place\" } }"))),
    .change(
      from: .widgetAction(RuleExample.actionParameter("place")),
      to: .widgetAction(RuleExample.actionParameter("place"))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for (old, new) in revisions.appIntents.actions.pairs {
      for parameter in new.value.parameters {
        guard let earlier = old.value.parameter(named: parameter.name.value),
          earlier.type != parameter.type
        else { continue }
        let types = (earlier.type.spelling, parameter.type.spelling)
        changes.add(
          "the parameter '\(parameter.name.value)' of the App Intent '\(new.value.identifier.value)' is now of the type '\(types.1)', no longer '\(types.0)'; values that users chose are lost; add another parameter instead",
          ChangeSubject(
            .parameter, parameter.name.value, title: parameter.shownTitle,
            owner: new.value.identifier.value, ownerTitle: new.value.shownTitle),
          at: new.place(parameter.name.range), earlier: old.place(earlier.name.range),
          isForWidgets: new.value.isConfiguration, values: [types.0, types.1])
      }
    }
  }
}
