// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Combinations with an unknown parameter.
struct UnknownCombinationParameter: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-combination-parameter", family: .sentences, severity: .error,
    summary: "The key of a combination names something that is not a parameter of the intent.",
    why: "iOS finds no such parameter, so the shortcut is not offered and its sentence not shown.",
    remedy: "Correct the name, or remove it from the key.")

  static let examples: [RuleExample] = [
    .intent(
      parameterCombinations: [
        "account,↓periot": .combination("Show ${account}", titleID: "c1VbQe")
      ],
      parameters: [.parameter("account"), .parameter("period")]),
    .intent(
      parameterCombinations: ["account,period": .combination("Show ${account}", titleID: "c1VbQe")],
      parameters: [.parameter("account"), .parameter("period")]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      let names = ParameterNames(of: intent.parameters)
      for name in intent.allCombinations.flatMap(\.namesInKey) {
        let meant = name.value.withoutSurroundingSpaces
        guard !meant.isEmpty, !names.contains(meant) else { continue }
        findings.add(
          .unknownName(meant, question: names.question(meant)), at: name.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownName(_ name: String, question: String) -> Self {
    "'\(name)' is not a parameter of the intent\(question)"
  }
}
