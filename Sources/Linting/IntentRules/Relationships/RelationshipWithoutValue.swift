// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Comparisons without a value.
struct RelationshipWithoutValue: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "relationship-without-value", family: .relationships, severity: .note,
    summary: """
      A relationship compares a parameter that is not a Boolean, but has no value to compare \
      with.
      """,
    why: """
      iOS compares with 0, the empty text or the enum's value 0, which is rarely right. Only \
      for a Boolean is this usual: there it means false.
      """,
    remedy: "Write the value to compare with.")

  static let examples: [RuleExample] = [
    .definition(
      .enum("Quality", values: [.value("unknown"), .value("high", index: 1)]),
      .intent(
        "Show",
        parameters: [
          .parameter("quality", enumType: "Quality"),
          .parameter(
            "detail", relationship: .relationship("quality", predicateName: "↓EnumHasExactValue")),
        ])),
    .parameters(
      .parameter("isDetailed", type: "Boolean"),
      .parameter(
        "detail", relationship: .relationship("isDetailed", predicateName: "BooleanHasExactValue"))),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
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
        findings.add(
          .noValue(parent.propertyName), at: relationship.predicateName?.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noValue(_ parent: String) -> Self {
    "'\(parent)' is compared with 0 or an empty text, because there is no value; write it in 'INIntentParameterRelationshipPredicateValue'"
  }
}
