// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Relationships without a parent.
struct RelationshipWithoutParent: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "relationship-without-parent", family: .relationships, severity: .warning,
    summary: "The relationship of a parameter has no parent.",
    why: """
      iOS ignores the relationship, and the parameter is always shown. This remains when the \
      parent is deleted.
      """,
    remedy: "Remove the relationship, or name the parameter that it depends on.")

  static let examples: [RuleExample] = [
    .parameters(.parameter("detail", relationship: .relationship(predicateName: "↓HasAnyValue"))),
    .parameters(
      .parameter("account"),
      .parameter("detail", relationship: .relationship("account", predicateName: "HasAnyValue"))),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for parameter in definition.allParameters {
      guard let relationship = parameter.relationship, relationship.parentName == nil else {
        continue
      }
      findings.add(
        .noParent(parameter.propertyName),
        at: relationship.predicateName?.range ?? relationship.declaration.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noParent(_ name: String) -> Self {
    "the condition of '\(name)' names no parameter and is ignored; name one in 'INIntentParameterRelationshipParentName' or remove the relationship"
  }
}
