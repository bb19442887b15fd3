// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Parameters that the Shortcuts editor never shows.
struct UncoveredParameter: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "uncovered-parameter", family: .sentences, severity: .warning,
    summary: "A parameter of a configurable intent is in none of its managed combinations.",
    why: """
      The Shortcuts editor shows the parameters of the managed combinations, so users cannot set \
      this one there.
      """,
    remedy: "Add the parameter to the combinations that it belongs to.")

  static let examples: [RuleExample] = [
    .intent(
      configurable: true,
      managedParameterCombinations: ["account": .combination("Show ${account}", titleID: "c1VbQe")],
      parameters: [.parameter("account"), .parameter("↓period")]),
    .intent(
      configurable: true,
      managedParameterCombinations: [
        "account,period": .combination("Show ${account}", titleID: "c1VbQe")
      ],
      parameters: [.parameter("account"), .parameter("period")]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents where intent.isConfigurable?.value == true {
      guard let combinations = intent.managedParameterCombinations, !combinations.isEmpty else {
        continue
      }
      let keys = combinations.flatMap(\.namesInKey).map(\.value.withoutSurroundingSpaces)
      let covered = ParameterNames(keys)
      for parameter in intent.parameters where !covered.contains(parameter.propertyName) {
        findings.add(
          .uncovered(parameter.propertyName), at: parameter.nameRange)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func uncovered(_ name: String) -> Self {
    "'\(name)' is in no managed combination, so Shortcuts does not show it; add it to one"
  }
}
