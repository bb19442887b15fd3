// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Combinations of parameters that the intent does not have.
struct UnknownCombinationParameter: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-combination-parameter", family: .sentences, severity: .error,
    summary: "The key of a combination names something that is no parameter of the intent.",
    why: """
      iOS finds no such parameter, so that the shortcut is not offered and its sentence not shown.
      """,
    remedy: "Correct the name, or take it out of the key.")

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
    "the combination has '\(name)', which is no parameter of the intent\(question)"
  }
}
