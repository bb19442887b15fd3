// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// References without a namespace in a file that has one.
struct MissingNamespace: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "missing-namespace", family: .references, severity: .warning,
    summary: """
      A parameter or a property refers to a type or an enum without a namespace, although the \
      file has one.
      """,
    why: """
      iOS looks up types and enums by namespace and name. Without the namespace it may find \
      nothing, and the properties of the chosen value are lost.
      """,
    remedy: """
      Add the file's namespace. The fix does so if the file declares a type or an enum of that \
      name.
      """, fixSafety: .safe)

  static let examples: [RuleExample] = [
    .definition(
      .header(namespace: "88xZPY"),
      .intent("Show", parameters: [.parameter("account", objectType: "↓Account")]),
      .type("Account")
    ).fixed(
      .definition(
        .header(namespace: "88xZPY"),
        .intent(
          "Show",
          parameters: [.parameter("account", objectType: "Account", objectTypeNamespace: "88xZPY")]),
        .type("Account"))),
    .definition(
      .intent("Show", parameters: [.parameter("account", objectType: "Account")]),
      .type("Account")),
    .definition(
      .header(namespace: "88xZPY"),
      .intent(
        "Show",
        parameters: [.parameter("account", objectType: "Account", objectTypeNamespace: "88xZPY")]),
      .type("Account")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    // Files of version 1.0 have no namespace, and no reference with one.
    guard let own = definition.namespace?.value else { return }
    for attribute in context.attributes {
      let (name, isDeclared, suffix): (Located<String>?, Bool, String)
      switch attribute.kind {
      case .enumeration(let reference) where reference.namespace == nil:
        (name, suffix) = (attribute.enumTypeName, "EnumTypeNamespace")
        isDeclared = definition.enumType(named: reference.name) != nil
      case .object(let reference) where reference.namespace == nil:
        (name, suffix) = (attribute.objectTypeName, "ObjectTypeNamespace")
        isDeclared = definition.type(named: reference.name) != nil
      default: continue
      }
      // What is not declared has a rule of its own.
      guard let name, isDeclared else { continue }
      let key = attribute.owner.rawValue + suffix
      let edit = attribute.declaration.inserting(.string(own), forKey: key)
      findings.add(
        .noNamespace(name.value, key: key, own: own), at: name.range,
        data: [.init("key", key)],
        fixes: edit.map { edit in
          [
            findings.fix("add the namespace '\(own)'", .safe, edits: [edit])
          ]
        } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noNamespace(_ name: String, key: String, own: String) -> Self {
    "the reference to '\(name)' has no namespace; add '\(key)' with this file's, '\(own)'"
  }
}
