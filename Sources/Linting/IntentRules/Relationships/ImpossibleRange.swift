// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Conditions on a range that contains no value.
struct ImpossibleRange: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "impossible-range", family: .relationships, severity: .warning,
    summary: """
      A relationship checks whether a value is in a range, but the range does not have exactly \
      two limits, or the first is above the second.
      """,
    why: "The condition is never true, so the parameter is never shown.",
    remedy: """
      Write the minimum and the maximum in `INIntentParameterRelationshipPredicateValues`, in \
      this order.
      """)

  static let examples: [RuleExample] = [
    .parameters(
      .parameter("count", type: "Integer"),
      .parameter(
        "detail",
        relationship: .relationship(
          "count", predicateName: "↓IntegerValueIsWithinRange", predicateValues: [3]))),
    .parameters(
      .parameter("count", type: "Integer"),
      .parameter(
        "detail",
        relationship: .relationship(
          "count", predicateName: "IntegerValueIsWithinRange", predicateValues: [.marked(9), 3]))),
    .parameters(
      .parameter("count", type: "Integer"),
      .parameter(
        "detail",
        relationship: .relationship(
          "count", predicateName: "IntegerValueIsWithinRange", predicateValues: [3, 9]))),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
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
          findings.add(
            .limitCount(limits.count, of: parameter.propertyName),
            at: relationship.predicateName?.range)
        } else if let low = limits[0].number, let high = limits[1].number, low > high {
          findings.add(
            .reversedLimits(limits[0].spelling, limits[1].spelling, of: parameter.propertyName),
            at: limits[0].range)
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func limitCount(_ count: Int, of name: String) -> Self {
    "a range has two limits, but this one has \(count), so '\(name)' is never shown; write both in 'INIntentParameterRelationshipPredicateValues'"
  }

  fileprivate static func reversedLimits(_ low: String, _ high: String, of name: String) -> Self {
    "no value is between \(low) and \(high), so '\(name)' is never shown; swap the limits"
  }
}
