// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Parameters with a custom type that the file does not declare.
struct DanglingObjectType: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "dangling-object-type", family: .references, severity: .error,
    summary: "A parameter or a property has a custom type that the file does not declare.",
    why: """
      No class is generated for its values, so the app does not compile; at run time users \
      cannot choose anything for it.
      """,
    remedy: "Correct the name, or add the type.")

  static let examples: [RuleExample] = [
    .definition(
      .header(namespace: "88xZPY"),
      .intent(
        "Show",
        parameters: [.parameter("account", objectType: "↓Acount", objectTypeNamespace: "88xZPY")]),
      .type("Account")),
    .definition(
      .header(namespace: "88xZPY"),
      .intent(
        "Show",
        parameters: [
          .parameter("account", objectType: "Account", objectTypeNamespace: "88xZPY"),
          .parameter("media", objectType: "MediaItem", objectTypeNamespace: "System"),
        ]),
      .type("Account")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard case .object(let reference) = attribute.kind, definition.owns(reference.namespace),
        definition.type(named: reference.name) == nil, let name = attribute.objectTypeName
      else { continue }
      findings.add(
        .undeclared(
          name.value, attribute.propertyName, attribute.noun,
          types: definition.types.compactMap(\.name?.value)), at: name.range,
        data: [.init("type", name.value)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func undeclared(
    _ name: String, _ attribute: String, _ noun: String, types: [String]
  ) -> Self {
    let question = NearName.question(name, among: types)
    return
      "the type '\(name)' of the \(noun) '\(attribute)' is not declared\(question.isEmpty ? "; add it" : question)"
  }
}
