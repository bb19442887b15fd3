// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Intents for Shortcuts that have nothing to show there.
package struct ConfigurableWithoutCombinations: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "configurable-without-combinations", family: .sentences, severity: .warning,
    summary: "An intent is configurable and has no managed combinations.",
    why: """
      The Shortcuts editor takes the sentence of an action and its rows from the managed \
      combinations; without them it has nothing to show. Xcode writes the two together.
      """,
    remedy: "Add `INIntentManagedParameterCombinations`, or make the intent not configurable.")

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentConfigurable</key>
      ↓<true/>
      """),
    .intent(
      """
      <key>INIntentConfigurable</key>
      <true/>
      <key>INIntentManagedParameterCombinations</key>
      <dict>
        <key></key>
        <dict>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show</string>
          <key>INIntentParameterCombinationTitleID</key>
          <string>c1VbQe</string>
        </dict>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for intent in definition.intents {
      guard let configurable = intent.isConfigurable, configurable.value,
        intent.managedParameterCombinations?.isEmpty ?? true
      else { continue }
      report.add(
        .nothingToShow(intent.name?.value ?? ""), at: configurable.range,
        in: definition.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToShow(_ name: String) -> Self {
    "the intent '\(name)' is configurable and has no 'INIntentManagedParameterCombinations'; add them or take 'INIntentConfigurable' out"
  }
}
