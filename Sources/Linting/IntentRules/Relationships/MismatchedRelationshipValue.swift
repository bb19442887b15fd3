// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Conditions on a value of the wrong type.
struct MismatchedRelationshipValue: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "mismatched-relationship-value", family: .relationships, severity: .warning,
    summary: "A relationship compares a parameter with a value of another type.",
    why: """
      Values of different types are never equal, so the parameter is always hidden, or always \
      shown.
      """,
    remedy: """
      Write the value with the parent's type: a Boolean as `<true/>`, a number as `<integer>` \
      or `<real>`, a text or the name of an enum's value as `<string>`.
      """)

  static let examples: [RuleExample] = [
    .parameters(
      .parameter("isDetailed", type: "Boolean"),
      .parameter(
        "detail",
        relationship: .relationship(
          "isDetailed", predicateName: "BooleanHasExactValue", predicateValue: "↓yes"))),
    .parameters(
      .parameter("isDetailed", type: "Boolean"),
      .parameter(
        "detail",
        relationship: .relationship(
          "isDetailed", predicateName: "BooleanHasExactValue", predicateValue: true))),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      let graph = RelationshipGraph(of: intent)
      for (index, parameter) in intent.parameters.enumerated() {
        guard let parent = graph.parents[index], let relationship = parameter.relationship,
          relationship.predicate != .hasAnyValue,
          let expected = Self.expectation(of: .init(of: graph.parameters[parent], in: definition))
        else { continue }
        for value in relationship.predicateValues where !expected.kinds.contains(value.kind) {
          findings.add(
            .mismatchedValue(
              value.kind.indefiniteWords, graph.parameters[parent].propertyName, expected.words),
            at: value.range)
        }
      }
    }
  }

  /// The values that a parameter can be compared with; nil if they are not known.
  private static func expectation(
    of parent: Relationship.ParentKind
  ) -> (words: String, kinds: Set<PropertyListValue.Kind>)? {
    switch parent {
    case .number: ("a number or a Boolean", [.integer, .real, .boolean])
    case .text: ("a string", [.string])
    case .enumeration: ("the name of a value", [.string, .integer])
    case .other: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func mismatchedValue(
    _ found: String, _ parent: String, _ expected: String
  ) -> Self {
    "'\(parent)' is compared with \(found); compare it with \(expected)"
  }
}
