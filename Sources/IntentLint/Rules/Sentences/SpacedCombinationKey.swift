// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Combinations with spaces between the names.
package struct SpacedCombinationKey: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "spaced-combination-key", family: .sentences, severity: .error,
    summary: "The key of a combination has a space before or after a name.",
    why: """
      iOS takes the space for a part of the name and finds no such parameter, so that the shortcut \
      is not offered and its sentence not shown.
      """,
    remedy: "Write the names with commas alone. The fix takes the spaces out.",
    fixSafety: .safe)

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentParameterCombinations</key>
      <dict>
        <key>↓account, period</key>
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
      """,
      fixed: """
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
      for siblings in [intent.parameterCombinations, intent.managedParameterCombinations ?? []] {
        for combination in siblings {
          let names = combination.namesInKey.map(\.value)
          let trimmed = names.map(\.withoutSurroundingSpaces)
          guard trimmed != names else { continue }
          let isFree = !siblings.contains { $0.parameterNames == Set(trimmed) }
          report.add(
            .spacedKey(combination.key.value), at: combination.key.range,
            in: definition.source.name,
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
      title: "take the spaces out of the key", safety: .safe, file: definition.source.name,
      edits: [TextEdit(range: combination.key.range, replacement: key)])
  }
}

extension Diagnostic.Message {
  fileprivate static func spacedKey(_ key: String) -> Self {
    "the key '\(key)' has spaces, which belong to the names at run time; separate the names by commas alone"
  }
}
