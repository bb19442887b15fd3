// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Parameters that come before the one that they depend on.
struct ParentAfterChild: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "parent-after-child", family: .relationships, severity: .warning,
    summary: "The parent of a relationship comes after the parameter that depends on it.",
    why: """
      The parameter appears above the one that made it appear: users do not see where the new \
      row comes from. Xcode puts the parent first.
      """,
    remedy: "Move the parent before the parameter and renumber the display priorities.")

  static let examples: [RuleExample] = [
    .parameters(
      .parameter("detail", relationship: .relationship("↓account", predicateName: "HasAnyValue")),
      .parameter("account")),
    .parameters(
      .parameter("account"),
      .parameter("detail", relationship: .relationship("account", predicateName: "HasAnyValue"))),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      let graph = RelationshipGraph(of: intent)
      for (index, child) in graph.parameters.enumerated() {
        guard let parent = graph.parents[index], parent > index, graph.cycle(from: index).isEmpty
        else { continue }
        findings.add(
          .lateParent(graph.parameters[parent].propertyName, of: child.propertyName),
          at: child.relationship?.parentName?.range,
          notes: [
            findings.note("it is declared here", at: graph.parameters[parent].nameRange)
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func lateParent(_ parent: String, of child: String) -> Self {
    "'\(child)' depends on '\(parent)', which comes after it; move '\(parent)' before it"
  }
}
