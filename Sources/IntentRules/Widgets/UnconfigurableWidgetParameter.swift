// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Parameters of a widget's intent that its edit sheet does not show.
struct UnconfigurableWidgetParameter: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unconfigurable-widget-parameter", family: .widgets, severity: .note,
    summary: "A parameter of a widget's intent is not configurable.",
    why: """
      People never see the parameter where they edit the widget, so that it keeps the value that \
      the app's code gives it. That may be meant, but is rare.
      """,
    remedy: "Set the parameter configurable, or take it out where nothing gives it a value.")

  static let examples: [RuleExample] = [
    .intent(eligibleForWidgets: true, parameters: [.parameter("↓place")]),
    .intent(
      eligibleForWidgets: true,
      parameters: [
        .parameter("place", configurable: true, displayName: "Place", displayNameID: "Zq4h8N")
      ]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents where intent.isEligibleForWidgets?.value == true {
      for parameter in intent.parameters where parameter.isConfigurable?.value != true {
        findings.add(
          .unconfigurable(parameter.propertyName),
          at: parameter.isConfigurable?.range ?? parameter.namePlace)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unconfigurable(_ name: String) -> Self {
    "the edit sheet of the widget does not show '\(name)'; set 'INIntentParameterConfigurable' if people should choose it"
  }
}
