// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Rows of a widget's edit sheet that nothing is written on.
package struct WidgetParameterWithoutDisplayName: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "widget-parameter-without-display-name", family: .widgets, severity: .warning,
    summary: "A configurable parameter of a widget's intent has no display name.",
    why: "The edit sheet of the widget shows the value without a word about what it is.",
    remedy: """
      Name the parameter for people. Where the sheet explains itself, a single space leaves the \
      row blank on purpose.
      """)

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentEligibleForWidgets</key>
      <true/>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterConfigurable</key>
          <true/>
          <key>INIntentParameterName</key>
          <string>↓place</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """),
    .intent(
      """
      <key>INIntentEligibleForWidgets</key>
      <true/>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterConfigurable</key>
          <true/>
          <key>INIntentParameterDisplayName</key>
          <string>Place</string>
          <key>INIntentParameterDisplayNameID</key>
          <string>Zq4h8N</string>
          <key>INIntentParameterName</key>
          <string>place</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """),
    .intent(
      """
      <key>INIntentEligibleForWidgets</key>
      <true/>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterConfigurable</key>
          <true/>
          <key>INIntentParameterDisplayName</key>
          <string> </string>
          <key>INIntentParameterDisplayNameID</key>
          <string>Zq4h8N</string>
          <key>INIntentParameterName</key>
          <string>place</string>
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
    for intent in definition.intents where intent.isEligibleForWidgets?.value == true {
      for parameter in intent.parameters where parameter.isConfigurable?.value == true {
        guard parameter.displayName.text?.value.isEmpty ?? true else { continue }
        report.add(
          .unnamed(parameter.propertyName),
          at: parameter.displayName.text?.range ?? parameter.namePlace, in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unnamed(_ name: String) -> Self {
    "'\(name)' has no name in the edit sheet of the widget; write one in 'INIntentParameterDisplayName'"
  }
}
