// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Combinations that name a parameter twice.
package struct RepeatedCombinationParameter: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "repeated-combination-parameter", family: .sentences, severity: .warning,
    summary: "The key of a combination names a parameter more than once.",
    why: """
      A combination is a set, so iOS takes the name once. Where another parameter was meant, its \
      shortcut is missing.
      """,
    remedy: "Take the repeated name out, or write the one that was meant.")

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentParameterCombinations</key>
      <dict>
        <key>account,↓account</key>
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
    for combination in definition.intents.flatMap(\.allCombinations) {
      let repetitions = combination.namesInKey.repetitions { name in
        let meant = name.value.withoutSurroundingSpaces
        return meant.isEmpty ? nil : meant
      }
      for name in repetitions.map(\.later) {
        report.add(
          .repeatedName(name.value.withoutSurroundingSpaces), at: name.range,
          in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedName(_ name: String) -> Self {
    "the combination names '\(name)' already; take it out, or write the parameter that was meant"
  }
}
