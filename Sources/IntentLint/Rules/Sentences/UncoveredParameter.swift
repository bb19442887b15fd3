// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Parameters that the Shortcuts editor never shows.
package struct UncoveredParameter: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "uncovered-parameter", family: .sentences, severity: .warning,
    summary: "A parameter of a configurable intent is in none of its managed combinations.",
    why: """
      The Shortcuts editor shows the parameters of the managed combinations, so people cannot set \
      this one there.
      """,
    remedy: "Add the parameter to the combinations that it belongs to.")

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentConfigurable</key>
      <true/>
      <key>INIntentManagedParameterCombinations</key>
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
        <dict>
          <key>INIntentParameterName</key>
          <string>↓period</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """),
    .intent(
      """
      <key>INIntentConfigurable</key>
      <true/>
      <key>INIntentManagedParameterCombinations</key>
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
    for intent in definition.intents where intent.isConfigurable?.value == true {
      guard let combinations = intent.managedParameterCombinations, !combinations.isEmpty else {
        continue
      }
      let keys = combinations.flatMap(\.namesInKey).map(\.value.withoutSurroundingSpaces)
      let covered = ParameterNames(keys)
      for parameter in intent.parameters where !covered.contains(parameter.propertyName) {
        report.add(
          .uncovered(parameter.propertyName), at: parameter.namePlace, in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func uncovered(_ name: String) -> Self {
    "'\(name)' is in no managed combination, so that Shortcuts does not show it; add it to one"
  }
}
