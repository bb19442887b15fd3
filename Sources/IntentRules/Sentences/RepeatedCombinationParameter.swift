// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Combinations that name a parameter twice.
struct RepeatedCombinationParameter: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "repeated-combination-parameter", family: .sentences, severity: .warning,
    summary: "The key of a combination names a parameter more than once.",
    why: """
      A combination is a set, so iOS takes the name once. Where another parameter was meant, its \
      shortcut is missing.
      """,
    remedy: "Take the repeated name out, or write the one that was meant.")

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
    "the combination names '\(name)' already; take it out, or write the parameter that was meant"
  }
}
