// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Combinations of parameters that the intent does not have.
package struct UnknownCombinationParameter: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unknown-combination-parameter", family: .sentences, severity: .error,
    summary: "The key of a combination names something that is no parameter of the intent.",
    why: """
      iOS finds no such parameter, so that the shortcut is not offered and its sentence not shown.
      """,
    remedy: "Correct the name, or take it out of the key.")

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentParameterCombinations</key>
      <dict>
        <key>account,↓periot</key>
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
      for name in intent.allCombinations.flatMap(\.namesInKey) {
        let meant = name.value.withoutSurroundingSpaces
        guard !meant.isEmpty, !names.contains(meant) else { continue }
        report.add(
          .unknownName(meant, question: names.question(meant)), at: name.range,
          in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownName(_ name: String, question: String) -> Self {
    "the combination has '\(name)', which is no parameter of the intent\(question)"
  }
}
