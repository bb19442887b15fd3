// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Combinations of the same parameters.
struct EquivalentCombinations: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "equivalent-combinations", family: .sentences, severity: .error,
    summary: "Two combinations of an intent have the same parameters in another order.",
    why: """
      A combination is a set, so iOS keeps only one of the two, and the sentence of the other \
      is never shown.
      """,
    remedy: "Remove one of them.")

  static let examples: [RuleExample] = [
    .intent(
      parameterCombinations: [
        "account,period": .combination("Show ${account}", titleID: "c1VbQe"),
        "↓period,account": .combination("Show ${period}", titleID: "c1VbQe"),
      ],
      parameters: [.parameter("account"), .parameter("period")]),
    .intent(
      parameterCombinations: [
        "account": .combination("Show ${account}", titleID: "c1VbQe"),
        "account,period": .combination("Show ${period} of ${account}", titleID: "c1VbQe"),
      ],
      parameters: [.parameter("account"), .parameter("period")]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      for siblings in [intent.parameterCombinations, intent.managedParameterCombinations ?? []] {
        for repetition in siblings.repetitions(of: { $0.parameterNames.sorted() }) {
          let (key, first) = (repetition.later.key, repetition.earlier.key)
          findings.add(
            .sameParameters(key.value, first.value), at: key.range,
            notes: [
              findings.note("the other combination", at: first.range)
            ])
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sameParameters(_ key: String, _ earlier: String) -> Self {
    "'\(key)' has the same parameters as '\(earlier)', and iOS keeps only one; remove one of them"
  }
}
