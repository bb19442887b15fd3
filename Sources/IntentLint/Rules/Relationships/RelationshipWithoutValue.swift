// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Comparisons with nothing.
package struct RelationshipWithoutValue: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "relationship-without-value", family: .relationships, severity: .note,
    summary: "A relationship compares a parameter that is no Boolean, and does not say with what.",
    why: """
      iOS takes 0, the empty text or the enum's value 0 for what is missing, which is rarely the \
      value that was meant. Only for a Boolean is that usual: there it means false.
      """,
    remedy: "Write the value to compare with.")

  package static let examples: [RuleExample] = [
    .definition(
      """
      <key>INEnums</key>
      <array>
        <dict>
          <key>INEnumName</key>
          <string>Quality</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>1</integer>
              <key>INEnumValueName</key>
              <string>high</string>
            </dict>
          </array>
        </dict>
      </array>
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentName</key>
          <string>Show</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterEnumType</key>
              <string>Quality</string>
              <key>INIntentParameterName</key>
              <string>quality</string>
              <key>INIntentParameterType</key>
              <string>Integer</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key>
              <string>detail</string>
              <key>INIntentParameterRelationship</key>
              <dict>
                <key>INIntentParameterRelationshipParentName</key>
                <string>quality</string>
                <key>INIntentParameterRelationshipPredicateName</key>
                <string>↓EnumHasExactValue</string>
              </dict>
              <key>INIntentParameterType</key>
              <string>String</string>
            </dict>
          </array>
        </dict>
      </array>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>isDetailed</string>
        <key>INIntentParameterType</key>
        <string>Boolean</string>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>detail</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>isDetailed</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>BooleanHasExactValue</string>
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
      let graph = RelationshipGraph(of: intent)
      for (index, parameter) in intent.parameters.enumerated() {
        guard let parent = graph.parents[index].map({ graph.parameters[$0] }),
          let relationship = parameter.relationship, relationship.predicateValues.isEmpty,
          let predicate = relationship.predicate,
          predicate != .hasAnyValue, predicate != .valueIsWithinRange,
          parent.kind != .scalar(.boolean)
        else { continue }
        report.add(
          .noValue(parent.propertyName), at: relationship.predicateName?.range,
          in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noValue(_ parent: String) -> Self {
    "'\(parent)' is compared with no value, and 0 or an empty text is taken; write the value in 'INIntentParameterRelationshipPredicateValue'"
  }
}
