// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Relationships with an unknown parent.
struct UnknownRelationshipParent: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-relationship-parent", family: .relationships, severity: .error,
    summary: "The parent of a relationship is not a parameter of the intent.",
    why: "iOS ignores the relationship, and the parameter is shown when it should be hidden.",
    remedy: "Correct the name, or remove the relationship.")

  static let examples: [RuleExample] = [
    .parameters(
      .parameter("account"),
      .parameter("detail", relationship: .relationship("↓acount", predicateName: "HasAnyValue"))),
    .parameters(
      .parameter("account"),
      .parameter("detail", relationship: .relationship("account", predicateName: "HasAnyValue"))),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      let names = ParameterNames(of: intent.parameters)
      for parent in intent.parameters.compactMap(\.relationship?.parentName)
      where !names.contains(parent.value) {
        findings.add(
          .unknownParent(parent.value, question: names.question(parent.value)), at: parent.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownParent(_ name: String, question: String) -> Self {
    "'\(name)' is not a parameter of the intent, so the condition is ignored\(question)"
  }
}
