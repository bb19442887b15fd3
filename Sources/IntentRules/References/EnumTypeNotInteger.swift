// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Parameters of an enum that say they are something else.
struct EnumTypeNotInteger: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "enum-type-not-integer", family: .references, severity: .warning,
    summary: """
      A parameter or a property takes its values from an enum, and its type is not `Integer`.
      """,
    why: """
      iOS goes by the enum and shows its values. Whether code is generated for an enum or for the other type is \
      another matter, and what a person chooses may not arrive.
      """,
    remedy: """
      Make the type `Integer`, as Xcode does, or take the enum off. The fix does the former, and is unsafe since the \
      latter may be meant.
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
            Fix(
              title: "make the type 'Integer'", safety: .unsafe, file: definition.source.name,
              edits: [edit])
          ]
        } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notInteger(
    _ name: String, _ noun: String, enumName: String, _ type: String
  ) -> Self {
    "the \(noun) '\(name)' takes values of the enum '\(enumName)', and its type is '\(type)'; make it 'Integer'"
  }
}
