// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Conditions on a parameter that the intent does not have.
package struct UnknownRelationshipParent: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unknown-relationship-parent", family: .relationships, severity: .error,
    summary: "The parent of a relationship is no parameter of the intent.",
    why: "iOS ignores the relationship, and the parameter is shown where it should be hidden.",
    remedy: "Correct the name, or take the relationship out.")

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>detail</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>↓acount</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>HasAnyValue</string>
        </dict>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>detail</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>account</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>HasAnyValue</string>
        </dict>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for intent in definition.intents {
      let names = ParameterNames(of: intent.parameters)
      for parent in intent.parameters.compactMap(\.relationship?.parentName)
      where !names.contains(parent.value) {
        report.add(
          .unknownParent(parent.value, question: names.question(parent.value)), at: parent.range,
          in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownParent(_ name: String, question: String) -> Self {
    "'\(name)' is no parameter of the intent, so that the condition is ignored\(question)"
  }
}
