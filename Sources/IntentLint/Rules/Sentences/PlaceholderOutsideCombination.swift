// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Sentences with a value that their combination does not have.
package struct PlaceholderOutsideCombination: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "placeholder-outside-combination", family: .sentences, severity: .warning,
    summary: """
      The title or subtitle of a combination has a placeholder for a parameter that is not in the \
      key.
      """,
    why: "The shortcut has no value for it, so that the sentence has a gap.",
    remedy: "Add the parameter to the key, or take the placeholder out of the sentence.")

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentParameterCombinations</key>
      <dict>
        <key>account</key>
        <dict>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show ↓${period} of ${account}</string>
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
      let names = ParameterNames(of: intent.parameters)
      for combination in intent.allCombinations {
        let own = ParameterNames(combination.namesInKey.map(\.value.withoutSurroundingSpaces))
        for placeholder in combination.sentences.flatMap(\.placeholders) {
          let name = placeholder.parameterName
          guard names.contains(name), !own.contains(name) else { continue }
          report.add(
            .outside(placeholder.name, key: combination.key.value), at: placeholder.range,
            in: definition.source.name,
            notes: [
              .init(
                message: "the parameters of the combination",
                at: .init(file: definition.source.name, range: combination.key.range))
            ])
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func outside(_ name: String, key: String) -> Self {
    "'${\(name)}' is not in the combination '\(key)', so that it has no value; add it to the key or take it out of the sentence"
  }
}
