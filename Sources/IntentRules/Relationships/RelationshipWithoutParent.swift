// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Conditions on a parameter that is not named.
struct RelationshipWithoutParent: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "relationship-without-parent", family: .relationships, severity: .warning,
    summary: "The relationship of a parameter names no parent.",
    why: """
      iOS ignores the relationship, and the parameter is always shown. It is what remains where \
      the parent was deleted.
      """,
    remedy: "Take the relationship out, or name the parameter that it is about.")

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
    "the condition of '\(name)' is about no parameter and is ignored; name one in 'INIntentParameterRelationshipParentName' or take the relationship out"
  }
}
