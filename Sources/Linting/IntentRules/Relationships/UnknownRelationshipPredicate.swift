// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Relationships with an unknown predicate.
struct UnknownRelationshipPredicate: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-relationship-predicate", family: .relationships, severity: .error,
    summary: "A relationship's predicate is missing or unknown to iOS.",
    why: "The condition is never true, so the parameter is never shown.",
    remedy: """
      Write the name of a predicate; it ends with `HasAnyValue`, `HasExactValue`, \
      `ValueIsNotEqual`, `ValueIsGreaterThan`, `ValueIsGreaterThanOrEqual`, `ValueIsLessThan`, \
      `ValueIsLessThanOrEqual`, `ValueIsWithinRange`, `ValueContains` or \
      `ValueDoesNotContain`.
      """)

  static let examples: [RuleExample] = [
    .parameters(
      .parameter("account"),
      .parameter("detail", relationship: .relationship("account", predicateName: "↓HasAnValue"))),
    .parameters(
      .parameter("account"),
      .parameter("detail", relationship: .relationship("account", predicateName: "HasAnyValue"))),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for parameter in definition.allParameters {
      guard let relationship = parameter.relationship, let parent = relationship.parentName,
        relationship.predicate == nil
      else { continue }
      findings.add(
        relationship.predicateName.map { .unknownPredicate($0.value, of: parameter.propertyName) }
          ?? .noPredicate(parameter.propertyName),
        at: relationship.predicateName?.range ?? parent.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownPredicate(_ predicate: String, of name: String) -> Self {
    let suffixes = Relationship.Predicate.allCases.map(\.suffix)
    let known = ["BooleanHasExactValue", "EnumHasExactValue"] + suffixes
    let question = NearName.question(predicate, among: known)
    return "unknown predicate '\(predicate)', so '\(name)' is never shown\(question)"
  }

  fileprivate static func noPredicate(_ name: String) -> Self {
    "the relationship of '\(name)' has no predicate, so the parameter is never shown; write one in 'INIntentParameterRelationshipPredicateName'"
  }
}
