// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Parameters of a widget's intent that the edit sheet does not show.
struct UnconfigurableWidgetParameter: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unconfigurable-widget-parameter", family: .widgets, severity: .note,
    summary: "A parameter of a widget's intent is not configurable.",
    why: """
      Users never see the parameter in the edit sheet, so it keeps the value that the app's \
      code gives it. That may be intended, but is rare.
      """,
    remedy: "Set the parameter configurable, or remove it if nothing gives it a value.")

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
          at: parameter.isConfigurable?.range ?? parameter.nameRange)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unconfigurable(_ name: String) -> Self {
    "the edit sheet of the widget does not show '\(name)'; set 'INIntentParameterConfigurable' if users should choose it"
  }
}
