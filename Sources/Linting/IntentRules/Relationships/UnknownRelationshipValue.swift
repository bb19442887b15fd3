// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Relationships with a value that the enum does not have.
struct UnknownRelationshipValue: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-relationship-value", family: .relationships, severity: .error,
    summary: "A relationship compares an enum with a name that is not one of its values.",
    why: """
      iOS uses 0 instead of the name, which is the value for nothing chosen: the parameter is \
      hidden when it should be shown.
      """,
    remedy: "Write the name of a value as the enum declares it, not its display name.")

  static let examples: [RuleExample] = [
    .definition(
      .enum("Quality", values: [.value("unknown"), .value("high", index: 1)]),
      .intent(
        "Show",
        parameters: [
          .parameter("quality", enumType: "Quality"),
          .parameter(
            "detail",
            relationship: .relationship(
              "quality", predicateName: "EnumHasExactValue", predicateValue: "↓hihg")),
        ])),
    .definition(
      .enum("Quality", values: [.value("unknown"), .value("high", index: 1)]),
      .intent(
        "Show",
        parameters: [
          .parameter("quality", enumType: "Quality"),
          .parameter(
            "detail",
            relationship: .relationship(
              "quality", predicateName: "EnumHasExactValue", predicateValue: "high")),
        ])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
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
          findings.add(.unknownValue(name, of: type), at: value.range)
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownValue(_ name: String, of type: EnumType) -> Self {
    let question = NearName.question(name, among: type.values.compactMap(\.name?.value))
    return
      "'\(name)' is not a value of the enum '\(type.name?.value ?? "")', so the condition is not true\(question)"
  }
}
