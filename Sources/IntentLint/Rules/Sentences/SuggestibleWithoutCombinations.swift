// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Intents that can be suggested with no shortcut to suggest.
package struct SuggestibleWithoutCombinations: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "suggestible-without-combinations", family: .sentences, severity: .warning,
    summary: "An intent that is eligible for suggestions has no combination of parameters.",
    why: """
      iOS makes suggestions out of the combinations. Without any, every donation of the intent \
      fails, and nothing is ever suggested.
      """,
    remedy: """
      Add a combination to `INIntentParameterCombinations`, or make the intent ineligible for \
      suggestions.
      """)

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentName</key>
      <string>↓Show</string>
      <key>INIntentType</key>
      <string>Custom</string>
      """),
    .intent(
      """
      <key>INIntentIneligibleForSuggestions</key>
      <true/>
      <key>INIntentName</key>
      <string>Show</string>
      <key>INIntentType</key>
      <string>Custom</string>
      """),
    .intent(
      """
      <key>INIntentName</key>
      <string>Show</string>
      <key>INIntentParameterCombinations</key>
      <dict>
        <key></key>
        <dict>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show everything</string>
          <key>INIntentParameterCombinationTitleID</key>
          <string>c1VbQe</string>
        </dict>
      </dict>
      <key>INIntentType</key>
      <string>Custom</string>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for intent in definition.intents where intent.typeName?.value == "Custom" {
      guard intent.isEligibleForSuggestions, intent.parameterCombinations.isEmpty else { continue }
      report.add(
        .nothingToSuggest(intent.name?.value ?? ""),
        at: intent.isIneligibleForSuggestions?.range ?? intent.namePlace,
        in: definition.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToSuggest(_ name: String) -> Self {
    "the intent '\(name)' may be suggested and has no combination to suggest; add one or set 'INIntentIneligibleForSuggestions'"
  }
}
