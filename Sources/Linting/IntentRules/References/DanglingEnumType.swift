// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Parameters with an enum that the file does not declare.
struct DanglingEnumType: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "dangling-enum-type", family: .references, severity: .error,
    summary: "A parameter or a property uses an enum that the file does not declare.",
    why: """
      No enum is generated, so the app does not compile; at run time the list of choices is \
      empty.
      """,
    remedy: "Correct the name, or add the enum.")

  static let examples: [RuleExample] = [
    .definition(
      .enum("Period", values: [.value("unknown")]), .header(namespace: "88xZPY"),
      .intent(
        "Show",
        parameters: [.parameter("period", enumType: "↓Periode", enumTypeNamespace: "88xZPY")])),
    .definition(
      .enum("Period", values: [.value("unknown")]), .header(namespace: "88xZPY"),
      .intent(
        "Show",
        parameters: [
          .parameter("period", enumType: "Period", enumTypeNamespace: "88xZPY"),
          .parameter("repeatMode", enumType: "PlaybackRepeatMode", enumTypeNamespace: "System"),
        ])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard case .enumeration(let reference) = attribute.kind,
        definition.owns(reference.namespace),
        definition.enumType(named: reference.name) == nil, let name = attribute.enumTypeName
      else { continue }
      findings.add(
        .undeclared(
          name.value, attribute.propertyName, attribute.noun,
          enums: definition.enums.compactMap(\.name?.value)), at: name.range,
        data: [.init("enum", name.value)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func undeclared(
    _ name: String, _ attribute: String, _ noun: String, enums: [String]
  ) -> Self {
    let question = NearName.question(name, among: enums)
    return
      "the enum '\(name)' of the \(noun) '\(attribute)' is not declared\(question.isEmpty ? "; add it" : question)"
  }
}
