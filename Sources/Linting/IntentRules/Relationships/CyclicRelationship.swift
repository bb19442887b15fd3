// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Parameters that depend on themselves.
struct CyclicRelationship: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "cyclic-relationship", family: .relationships, severity: .error,
    summary: "A parameter depends on itself, directly or through others.",
    why: """
      Which parameters are shown depends on the values of a new widget: a parameter that is \
      hidden at first can never be set, and one that is shown can disappear for good.
      """,
    remedy: "Let one of the parameters depend on nothing, or on a parameter outside the cycle.")

  static let examples: [RuleExample] = [
    .parameters(
      .parameter("account", relationship: .relationship("↓account", predicateName: "HasAnyValue"))),
    .parameters(
      .parameter("account", relationship: .relationship("↓period", predicateName: "HasAnyValue")),
      .parameter("period", relationship: .relationship("account", predicateName: "HasAnyValue"))),
    .parameters(
      .parameter("account"),
      .parameter("period", relationship: .relationship("account", predicateName: "HasAnyValue")),
      .parameter("detail", relationship: .relationship("period", predicateName: "HasAnyValue"))),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      let graph = RelationshipGraph(of: intent)
      for start in graph.parameters.indices {
        let cycle = graph.cycle(from: start)
        guard cycle.min() == start else { continue }
        let members = cycle.map { graph.parameters[$0] }
        let places = members.map { $0.relationship?.parentName?.range ?? $0.nameRange }
        findings.add(
          .cycle(members.map(\.propertyName)), at: places.first,
          notes: zip(members, places).dropFirst().map { member, place in
            findings.note("'\(member.propertyName)' depends on this parameter", at: place)
          })
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func cycle(_ names: [String]) -> Self {
    let first = names.first ?? ""
    guard names.count > 1 else {
      return
        "'\(first)' depends on itself; name another parent or remove the relationship"
    }
    let path = (names.dropFirst() + [first]).map { "'\($0)'" }.joined(
      separator: ", which depends on ")
    return "'\(first)' depends on \(path); remove one of the relationships"
  }
}
