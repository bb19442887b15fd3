// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// Conditions on a parameter that is not named.
package struct RelationshipWithoutParent: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "relationship-without-parent", family: .relationships, severity: .warning,
    summary: "The relationship of a parameter names no parent.",
    why: """
      iOS ignores the relationship, and the parameter is always shown. It is what remains where \
      the parent was deleted.
      """,
    remedy: "Take the relationship out, or name the parameter that it is about.")

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>detail</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>↓HasAnyValue</string>
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
    for parameter in definition.allParameters {
      guard let relationship = parameter.relationship, relationship.parentName == nil else {
        continue
      }
      report.add(
        .noParent(parameter.propertyName),
        at: relationship.predicateName?.range ?? relationship.declaration.range,
        in: definition.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noParent(_ name: String) -> Self {
    "the condition of '\(name)' is about no parameter and is ignored; name one in 'INIntentParameterRelationshipParentName' or take the relationship out"
  }
}
