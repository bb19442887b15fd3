// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Parameters with an enum whose type is not an integer.
struct EnumTypeNotInteger: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "enum-type-not-integer", family: .references, severity: .warning,
    summary: "A parameter or a property has an enum, but its type is not `Integer`.",
    why: """
      iOS uses the enum and shows its values. But code may be generated for the other type, \
      and the choice may not arrive.
      """,
    remedy: """
      Set the type to `Integer`, as Xcode does, or remove the enum. The fix sets the type. It \
      is unsafe because the enum may be the mistake.
      """, fixSafety: .unsafe)

  static let examples: [RuleExample] = [
    .definition(
      .enum("Period", values: [.value("unknown")]),
      .intent("Show", parameters: [.parameter("period", enumType: "Period", type: "↓String")])
    ).fixed(
      .definition(
        .enum("Period", values: [.value("unknown")]),
        .intent("Show", parameters: [.parameter("period", enumType: "Period")]))),
    .definition(
      .enum("Period", values: [.value("unknown")]),
      .intent("Show", parameters: [.parameter("period", enumType: "Period")])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard let name = attribute.enumTypeName, let type = attribute.typeName,
        type.value != "Integer"
      else { continue }
      let edit = attribute.value(ofKey: "Type")?.replacing(with: "Integer")
      findings.add(
        .notInteger(attribute.propertyName, attribute.noun, enumName: name.value, type.value),
        at: type.range, data: [.init("type", type.value)],
        fixes: edit.map { edit in
          [
            findings.fix("set the type to 'Integer'", .unsafe, edits: [edit])
          ]
        } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notInteger(
    _ name: String, _ noun: String, enumName: String, _ type: String
  ) -> Self {
    "the \(noun) '\(name)' has the enum '\(enumName)' but the type '\(type)'; set the type to 'Integer'"
  }
}
