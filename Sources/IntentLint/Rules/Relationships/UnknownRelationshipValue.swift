// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// Conditions on a value that the enum does not have.
package struct UnknownRelationshipValue: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unknown-relationship-value", family: .relationships, severity: .error,
    summary: "A relationship compares an enum with the name of no value of it.",
    why: """
      iOS takes number 0 for the name, which is the value for nothing chosen: the parameter is \
      hidden when it should be shown.
      """,
    remedy: """
      Write the name of a value, as the enum declares it; the name that people see is another.
      """)

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
                <string>EnumHasExactValue</string>
                <key>INIntentParameterRelationshipPredicateValue</key>
                <string>↓hihg</string>
              </dict>
              <key>INIntentParameterType</key>
              <string>String</string>
            </dict>
          </array>
        </dict>
      </array>
      """),
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
                <string>EnumHasExactValue</string>
                <key>INIntentParameterRelationshipPredicateValue</key>
                <string>high</string>
              </dict>
              <key>INIntentParameterType</key>
              <string>String</string>
            </dict>
          </array>
        </dict>
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for intent in definition.intents {
      let graph = RelationshipGraph(of: intent)
      for (index, parameter) in intent.parameters.enumerated() {
        guard let parent = graph.parents[index], let relationship = parameter.relationship,
          relationship.predicate != .hasAnyValue,
          let type = definition.enumType(of: graph.parameters[parent])
        else { continue }
        for value in relationship.predicateValues {
          guard let name = value.string, type.value(named: name) == nil else { continue }
          report.add(.unknownValue(name, of: type), at: value.range, in: definition.source.name)
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownValue(_ name: String, of type: EnumType) -> Self {
    let question = NearName.question(name, among: type.values.compactMap(\.name?.value))
    return
      "'\(name)' is no value of the enum '\(type.name?.value ?? "")', so that the condition does not hold\(question)"
  }
}
