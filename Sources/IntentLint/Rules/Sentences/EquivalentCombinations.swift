// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Combinations of the same parameters.
package struct EquivalentCombinations: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "equivalent-combinations", family: .sentences, severity: .error,
    summary: "Two combinations of an intent have the same parameters in another order.",
    why: """
      A combination is a set, so iOS keeps only one of the two; the sentence of the other is never \
      shown.
      """,
    remedy: "Take one of them out.")

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentParameterCombinations</key>
      <dict>
        <key>account,period</key>
        <dict>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show ${account}</string>
          <key>INIntentParameterCombinationTitleID</key>
          <string>c1VbQe</string>
        </dict>
        <key>↓period,account</key>
        <dict>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show ${period}</string>
          <key>INIntentParameterCombinationTitleID</key>
          <string>c1VbQe</string>
        </dict>
      </dict>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <dict>
          <key>INIntentParameterName</key>
          <string>period</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """),
    .intent(
      """
      <key>INIntentParameterCombinations</key>
      <dict>
        <key>account</key>
        <dict>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show ${account}</string>
          <key>INIntentParameterCombinationTitleID</key>
          <string>c1VbQe</string>
        </dict>
        <key>account,period</key>
        <dict>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show ${period} of ${account}</string>
          <key>INIntentParameterCombinationTitleID</key>
          <string>c1VbQe</string>
        </dict>
      </dict>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
        <dict>
          <key>INIntentParameterName</key>
          <string>period</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for intent in definition.intents {
      for siblings in [intent.parameterCombinations, intent.managedParameterCombinations ?? []] {
        for repetition in siblings.repetitions(of: { $0.parameterNames.sorted() }) {
          let (key, first) = (repetition.later.key, repetition.earlier.key)
          report.add(
            .sameParameters(key.value, first.value), at: key.range,
            in: definition.source.name,
            notes: [
              .init(
                message: "the other combination",
                at: .init(file: definition.source.name, range: first.range))
            ])
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sameParameters(_ key: String, _ earlier: String) -> Self {
    "'\(key)' has the parameters of '\(earlier)', and iOS keeps one of the two; take one out"
  }
}
