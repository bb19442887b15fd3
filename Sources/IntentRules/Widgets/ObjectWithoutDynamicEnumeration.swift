// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Parameters of widgets that nobody can choose a value for.
struct ObjectWithoutDynamicEnumeration: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "object-without-dynamic-enumeration", family: .widgets, severity: .warning,
    summary: "A parameter of a widget's intent is of a custom type and has no dynamic enumeration.",
    why: """
      The values of a custom type come from the app's code, and without dynamic enumeration iOS \
      never asks for them: the edit sheet shows a row with nothing to choose.
      """,
    remedy: "Set dynamic enumeration and provide the options in the app's intent handler.")

  static let examples: [RuleExample] = [
    .intent(
      eligibleForWidgets: true,
      parameters: [.parameter("↓place", configurable: true, objectType: "Place")]),
    .intent(
      eligibleForWidgets: true,
      parameters: [
        .parameter(
          "place", configurable: true, objectType: "Place", supportsDynamicEnumeration: true)
      ]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents where intent.isEligibleForWidgets?.value == true {
      for parameter in intent.parameters where parameter.isConfigurable?.value == true {
        guard case .object(let type) = parameter.kind, type.namespace != "System",
          parameter.supportsDynamicEnumeration?.value != true
        else { continue }
        findings.add(
          .nothingToChoose(for: parameter.propertyName, type: type.name),
          at: parameter.supportsDynamicEnumeration?.range ?? parameter.namePlace)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToChoose(for name: String, type: String) -> Self {
    "the widget has no values of '\(type)' to choose from for '\(name)'; set 'INIntentParameterSupportsDynamicEnumeration' and provide them in code"
  }
}
