// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Sentences with a value that is no parameter.
package struct UnknownCombinationPlaceholder: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unknown-combination-placeholder", family: .sentences, severity: .error,
    summary: """
      The title or subtitle of a combination has a placeholder that names no parameter of the \
      intent.
      """,
    why: """
      There is no value to put in, so that people read a sentence with a gap or with the \
      placeholder itself.
      """,
    remedy: "Write the name of a parameter, as the intent declares it.")

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentParameterCombinations</key>
      <dict>
        <key>account</key>
        <dict>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show ↓${acount}</string>
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
      </dict>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key>
          <string>account</string>
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
      let sentences = intent.allCombinations.flatMap(\.sentences)
      for placeholder in sentences.flatMap(\.placeholders)
      where !names.contains(placeholder.parameterName) {
        report.add(
          .unknownPlaceholder(
            placeholder.name, question: names.question(placeholder.parameterName)),
          at: placeholder.range, in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownPlaceholder(_ name: String, question: String) -> Self {
    "'${\(name)}' is no parameter of the intent, so that the sentence has no value for it\(question)"
  }
}
