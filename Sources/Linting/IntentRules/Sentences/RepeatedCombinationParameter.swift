// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Combinations that list a parameter twice.
struct RepeatedCombinationParameter: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "repeated-combination-parameter", family: .sentences, severity: .warning,
    summary: "The key of a combination lists a parameter more than once.",
    why: """
      A combination is a set, so iOS reads the name once. If another parameter was meant, its \
      shortcut is missing.
      """,
    remedy: "Remove the repeated name, or write the one that was meant.")

  static let examples: [RuleExample] = [
    .intent(
      parameterCombinations: [
        "account,↓account": .combination("Show ${account}", titleID: "c1VbQe")
      ],
      parameters: [.parameter("account"), .parameter("period")]),
    .intent(
      parameterCombinations: ["account,period": .combination("Show ${account}", titleID: "c1VbQe")],
      parameters: [.parameter("account"), .parameter("period")]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for combination in definition.intents.flatMap(\.allCombinations) {
      let repetitions = combination.namesInKey.repetitions { name in
        let meant = name.value.withoutSurroundingSpaces
        return meant.isEmpty ? nil : meant
      }
      for name in repetitions.map(\.later) {
        findings.add(
          .repeatedName(name.value.withoutSurroundingSpaces), at: name.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedName(_ name: String) -> Self {
    "the combination already lists '\(name)'; remove it, or write the parameter that was meant"
  }
}
