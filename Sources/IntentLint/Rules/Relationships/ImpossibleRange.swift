// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// Conditions on a range that holds no value.
package struct ImpossibleRange: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "impossible-range", family: .relationships, severity: .warning,
    summary: """
      A relationship asks whether a value lies in a range, and the range has not exactly two \
      limits, or the first is above the second.
      """,
    why: "The condition never holds, so that the parameter is never shown.",
    remedy: """
      Give the smallest and the largest value in `INIntentParameterRelationshipPredicateValues`, \
      in this order.
      """)

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>count</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>detail</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>count</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>↓IntegerValueIsWithinRange</string>
          <key>INIntentParameterRelationshipPredicateValues</key>
          <array>
            <integer>3</integer>
          </array>
        </dict>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>count</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>detail</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>count</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>IntegerValueIsWithinRange</string>
          <key>INIntentParameterRelationshipPredicateValues</key>
          <array>
            <integer>↓9</integer>
            <integer>3</integer>
          </array>
        </dict>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>count</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
      </dict>
      <dict>
        <key>INIntentParameterName</key>
        <string>detail</string>
        <key>INIntentParameterRelationship</key>
        <dict>
          <key>INIntentParameterRelationshipParentName</key>
          <string>count</string>
          <key>INIntentParameterRelationshipPredicateName</key>
          <string>IntegerValueIsWithinRange</string>
          <key>INIntentParameterRelationshipPredicateValues</key>
          <array>
            <integer>3</integer>
            <integer>9</integer>
          </array>
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
        guard let parent = graph.parents[index], let relationship = parameter.relationship,
          relationship.predicate == .valueIsWithinRange,
          case .number = Relationship.ParentKind(of: graph.parameters[parent], in: definition)
        else { continue }
        let limits = relationship.predicateValues
        if limits.count != 2 {
          report.add(
            .limitCount(limits.count, of: parameter.propertyName),
            at: relationship.predicateName?.range, in: definition.source.name)
        } else if let low = limits[0].number, let high = limits[1].number, low > high {
          report.add(
            .reversedLimits(limits[0].spelling, limits[1].spelling, of: parameter.propertyName),
            at: limits[0].range, in: definition.source.name)
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func limitCount(_ count: Int, of name: String) -> Self {
    "a range has two limits and this one has \(count), so that '\(name)' is never shown; give both in 'INIntentParameterRelationshipPredicateValues'"
  }

  fileprivate static func reversedLimits(_ low: String, _ high: String, of name: String) -> Self {
    "nothing lies between \(low) and \(high), so that '\(name)' is never shown; swap the limits"
  }
}
