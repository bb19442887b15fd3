// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Parameters of widgets that offer no options.
struct ObjectWithoutDynamicEnumeration: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "object-without-dynamic-enumeration", family: .widgets, severity: .warning,
    summary: "A parameter of a widget's intent has a custom type but no dynamic enumeration.",
    why: """
      The values of a custom type come from the app's code, and iOS asks for them only with \
      dynamic enumeration: the edit sheet shows a row without options.
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
          at: parameter.supportsDynamicEnumeration?.range ?? parameter.nameRange)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToChoose(for name: String, type: String) -> Self {
    "'\(name)' offers no values of '\(type)' to choose from; set 'INIntentParameterSupportsDynamicEnumeration' and provide them in code"
  }
}
