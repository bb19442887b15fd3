// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Parameters of a widget's intent that its edit sheet does not show.
package struct UnconfigurableWidgetParameter: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unconfigurable-widget-parameter", family: .widgets, severity: .note,
    summary: "A parameter of a widget's intent is not configurable.",
    why: """
      People never see the parameter where they edit the widget, so that it keeps the value that \
      the app's code gives it. That may be meant, but is rare.
      """,
    remedy: "Set the parameter configurable, or take it out where nothing gives it a value.")

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentEligibleForWidgets</key>
      <true/>
      <key>INIntentParameters</key>
      <array>
        <dict>
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
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for intent in definition.intents where intent.isEligibleForWidgets?.value == true {
      for parameter in intent.parameters where parameter.isConfigurable?.value != true {
        report.add(
          .unconfigurable(parameter.propertyName),
          at: parameter.isConfigurable?.range ?? parameter.namePlace, in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unconfigurable(_ name: String) -> Self {
    "the edit sheet of the widget does not show '\(name)'; set 'INIntentParameterConfigurable' if people should choose it"
  }
}
