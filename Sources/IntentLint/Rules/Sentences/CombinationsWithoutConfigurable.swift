// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Managed combinations that nothing shows.
package struct CombinationsWithoutConfigurable: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "combinations-without-configurable", family: .sentences, severity: .warning,
    summary: "An intent has managed combinations and is not configurable.",
    why: """
      Managed combinations are what the Shortcuts editor shows of an intent, and only configurable \
      intents appear there. Xcode writes the two together.
      """,
    remedy: "Set `INIntentConfigurable`, or take the managed combinations out.")

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentManagedParameterCombinations</key>
      <dict>
        <key>↓account</key>
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
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for intent in definition.intents where intent.isConfigurable?.value != true {
      guard let first = intent.managedParameterCombinations?.first else { continue }
      report.add(
        .notShown(intent.name?.value ?? ""), at: intent.isConfigurable?.range ?? first.key.range,
        in: definition.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notShown(_ name: String) -> Self {
    "the intent '\(name)' has managed combinations and is not configurable; set 'INIntentConfigurable' or take them out"
  }
}
