// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Rows of a widget's edit sheet without a label.
struct WidgetParameterWithoutDisplayName: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "widget-parameter-without-display-name", family: .widgets, severity: .warning,
    summary: "A configurable parameter of a widget's intent has no display name.",
    why: "The edit sheet of the widget shows the value without a label.",
    remedy: """
      Give the parameter a display name. If the row needs no label, a single space leaves it \
      blank on purpose.
      """)

  static let examples: [RuleExample] = [
    .intent(eligibleForWidgets: true, parameters: [.parameter("↓place", configurable: true)]),
    .intent(
      eligibleForWidgets: true,
      parameters: [
        .parameter("place", configurable: true, displayName: "Place", displayNameID: "Zq4h8N")
      ]),
    .intent(
      eligibleForWidgets: true,
      parameters: [
        .parameter("place", configurable: true, displayName: " ", displayNameID: "Zq4h8N")
      ]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents where intent.isEligibleForWidgets?.value == true {
      for parameter in intent.parameters where parameter.isConfigurable?.value == true {
        guard parameter.displayName.text?.value.isEmpty ?? true else { continue }
        findings.add(
          .unnamed(parameter.propertyName),
          at: parameter.displayName.text?.range ?? parameter.nameRange)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unnamed(_ name: String) -> Self {
    "'\(name)' has no name in the edit sheet of the widget; write one in 'INIntentParameterDisplayName'"
  }
}
