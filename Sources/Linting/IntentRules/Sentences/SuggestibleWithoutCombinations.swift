// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Intents that are eligible for suggestions but have no combination.
struct SuggestibleWithoutCombinations: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "suggestible-without-combinations", family: .sentences, severity: .warning,
    summary: "An intent that is eligible for suggestions has no combination of parameters.",
    why: """
      iOS makes suggestions from the combinations. Without any, every donation of the intent \
      fails, and nothing is ever suggested.
      """,
    remedy: """
      Add a combination to `INIntentParameterCombinations`, or make the intent ineligible for \
      suggestions.
      """)

  static let examples: [RuleExample] = [
    .intent("↓Show", type: "Custom"),
    .intent("Show", ineligibleForSuggestions: true, type: "Custom"),
    .intent(
      "Show", parameterCombinations: ["": .combination("Show everything", titleID: "c1VbQe")],
      type: "Custom"),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents where intent.typeName?.value == "Custom" {
      guard intent.isEligibleForSuggestions, intent.parameterCombinations.isEmpty else { continue }
      findings.add(
        .nothingToSuggest(intent.name?.value ?? ""),
        at: intent.isIneligibleForSuggestions?.range ?? intent.nameRange)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToSuggest(_ name: String) -> Self {
    "the intent '\(name)' is eligible for suggestions but has no combination; add one or set 'INIntentIneligibleForSuggestions'"
  }
}
