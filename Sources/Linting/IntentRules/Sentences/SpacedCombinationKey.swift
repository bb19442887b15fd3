// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Combinations with spaces around the names.
struct SpacedCombinationKey: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "spaced-combination-key", family: .sentences, severity: .error,
    summary: "The key of a combination has a space before or after a name.",
    why: """
      iOS treats the space as part of the name and finds no such parameter, so the shortcut is \
      not offered and its sentence not shown.
      """,
    remedy: "Separate the names with commas only. The fix removes the spaces.",
    fixSafety: .safe)

  static let examples: [RuleExample] = [
    .intent(
      parameterCombinations: [
        "↓account, period": .combination("Show ${account}", titleID: "c1VbQe")
      ],
      parameters: [.parameter("account"), .parameter("period")]
    ).fixed(
      .intent(
        parameterCombinations: [
          "account,period": .combination("Show ${account}", titleID: "c1VbQe")
        ],
        parameters: [.parameter("account"), .parameter("period")])),
    .intent(
      parameterCombinations: ["account,period": .combination("Show ${account}", titleID: "c1VbQe")],
      parameters: [.parameter("account"), .parameter("period")]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      for siblings in [intent.parameterCombinations, intent.managedParameterCombinations ?? []] {
        for combination in siblings {
          let names = combination.namesInKey.map(\.value)
          let trimmed = names.map(\.withoutSurroundingSpaces)
          guard trimmed != names else { continue }
          let isFree = !siblings.contains { $0.parameterNames == Set(trimmed) }
          findings.add(
            .spacedKey(combination.key.value), at: combination.key.range,
            fixes: isFree && combination.key.isVerbatim
              ? [fix(combination, to: trimmed, in: definition)] : [])
        }
      }
    }
  }

  private func fix(
    _ combination: ParameterCombination, to names: [String], in definition: IntentDefinition
  ) -> Fix {
    let key = names.filter { !$0.isEmpty }.joined(separator: ",")
    return Fix(
      title: "remove the spaces from the key", safety: .safe, file: definition.source.name,
      edits: [TextEdit(range: combination.key.range, replacement: key)])
  }
}

extension Diagnostic.Message {
  fileprivate static func spacedKey(_ key: String) -> Self {
    "the key '\(key)' has spaces, which iOS treats as part of the names; separate names with commas only"
  }
}
