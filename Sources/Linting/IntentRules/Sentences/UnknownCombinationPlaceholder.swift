// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Combinations with a placeholder that is not a parameter.
struct UnknownCombinationPlaceholder: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-combination-placeholder", family: .sentences, severity: .error,
    summary: """
      The title or subtitle of a combination has a placeholder that is not a parameter of the \
      intent.
      """,
    why: "The placeholder has no value, so users see a gap or the placeholder itself.",
    remedy: "Write the name of a parameter, as the intent declares it.")

  static let examples: [RuleExample] = [
    .intent(
      parameterCombinations: ["account": .combination("Show ↓${acount}", titleID: "c1VbQe")],
      parameters: [.parameter("account")]),
    .intent(
      parameterCombinations: ["account": .combination("Show ${account}", titleID: "c1VbQe")],
      parameters: [.parameter("account")]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      let names = ParameterNames(of: intent.parameters)
      let sentences = intent.allCombinations.flatMap(\.sentences)
      for placeholder in sentences.flatMap(\.placeholders)
      where !names.contains(placeholder.parameterName) {
        findings.add(
          .unknownPlaceholder(
            placeholder.name, question: names.question(placeholder.parameterName)),
          at: placeholder.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownPlaceholder(_ name: String, question: String) -> Self {
    "'${\(name)}' is not a parameter of the intent, so it has no value\(question)"
  }
}
