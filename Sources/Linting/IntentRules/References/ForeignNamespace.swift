// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// References to a namespace that is neither the file's own nor the system's.
struct ForeignNamespace: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "foreign-namespace", family: .references, severity: .warning,
    summary: """
      A parameter or a property refers to a type or an enum in a namespace that is neither the \
      file's own nor `System`.
      """,
    why: """
      iOS looks up a custom type in the file that refers to it, so a type in another file may \
      not be found, and the properties of the chosen value are lost. It happens when a part is \
      copied from one definition to another.
      """,
    remedy: """
      Declare the type in this file and write this file's namespace. The fix writes the \
      namespace if the file declares a type of that name. It is unsafe because another type \
      may be meant.
      """, fixSafety: .unsafe)

  static let examples: [RuleExample] = [
    .definition(
      .header(namespace: "88xZPY"),
      .intent(
        "Show",
        parameters: [.parameter("account", objectType: "Account", objectTypeNamespace: "↓Xb12cD")]),
      .type("Account")
    ).fixed(
      .definition(
        .header(namespace: "88xZPY"),
        .intent(
          "Show",
          parameters: [.parameter("account", objectType: "Account", objectTypeNamespace: "88xZPY")]),
        .type("Account"))),
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
      let (isDeclared, namespace) =
        switch attribute.kind {
        case .enumeration(let reference):
          (definition.enumType(named: reference.name) != nil, attribute.enumTypeNamespace)
        case .object(let reference):
          (definition.type(named: reference.name) != nil, attribute.objectTypeNamespace)
        case .scalar, .system: (false, nil)
        }
      guard let namespace, !definition.owns(namespace.value), namespace.value != "System" else {
        continue
      }
      findings.add(
        .foreign(namespace.value, own: definition.namespace?.value, attribute.propertyName),
        at: namespace.range,
        data: [.init("namespace", namespace.value)],
        fixes: isDeclared ? fixes(of: attribute, in: definition) : [])
    }
  }

  /// The fix that writes the file's own namespace, where it has one.
  private func fixes(of attribute: Attribute, in definition: IntentDefinition) -> [Fix] {
    let key = attribute.enumTypeName == nil ? "ObjectTypeNamespace" : "EnumTypeNamespace"
    guard let own = definition.namespace?.value,
      let edit = attribute.value(ofKey: key)?.replacing(with: .string(own))
    else { return [] }
    return [
      Fix(
        title: "write the file's own namespace, '\(own)'", safety: .unsafe,
        file: definition.source.name, edits: [edit])
    ]
  }
}

extension Diagnostic.Message {
  fileprivate static func foreign(_ namespace: String, own: String?, _ attribute: String) -> Self {
    let expected = own.map { "'\($0)'" } ?? "none"
    return
      "'\(attribute)' refers to the namespace '\(namespace)', but this file's own is \(expected); declare the type in this file, where iOS looks for it"
  }
}
