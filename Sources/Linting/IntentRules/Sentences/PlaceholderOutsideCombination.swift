// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Sentences with a placeholder that is not in their combination.
struct PlaceholderOutsideCombination: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "placeholder-outside-combination", family: .sentences, severity: .warning,
    summary: """
      The title or subtitle of a combination has a placeholder for a parameter that is not in \
      its key.
      """,
    why: "The shortcut has no value for it, so the sentence has a gap.",
    remedy: "Add the parameter to the key, or remove the placeholder from the sentence.")

  static let examples: [RuleExample] = [
    .intent(
      parameterCombinations: [
        "account": .combination("Show ↓${period} of ${account}", titleID: "c1VbQe")
      ],
      parameters: [.parameter("account"), .parameter("period")]),
    .intent(
      parameterCombinations: [
        "account,period": .combination("Show ${period} of ${account}", titleID: "c1VbQe")
      ],
      parameters: [.parameter("account"), .parameter("period")]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      let names = ParameterNames(of: intent.parameters)
      for combination in intent.allCombinations {
        let own = ParameterNames(combination.namesInKey.map(\.value.withoutSurroundingSpaces))
        for placeholder in combination.sentences.flatMap(\.placeholders) {
          let name = placeholder.parameterName
          guard names.contains(name), !own.contains(name) else { continue }
          findings.add(
            .outside(placeholder.name, key: combination.key.value), at: placeholder.range,
            notes: [
              findings.note("the parameters of the combination", at: combination.key.range)
            ])
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func outside(_ name: String, key: String) -> Self {
    "'${\(name)}' is not in the combination '\(key)', so it has no value; add it to the key or remove it from the sentence"
  }
}
