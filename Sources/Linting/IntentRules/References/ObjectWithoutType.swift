// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Objects without a custom type.
struct ObjectWithoutType: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "object-without-type", family: .references, severity: .note,
    summary: "A parameter or a property is an object without a custom type.",
    why: """
      It works as a plain object with a text and an identifier: an option has no properties of \
      its own, and code knows only the identifier of the choice.
      """,
    remedy: """
      Choose a custom type, or make it a string if nothing else is needed. The properties of \
      every custom type, such as `alternativeSpeakableMatches`, are not reported.
      """)

  static let examples: [RuleExample] = [
    .parameters(.parameter("account", type: "↓Object")),
    .parameters(.parameter("account", objectType: "Account", objectTypeNamespace: "88xZPY")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      // Those that every custom type has are Apple's, and Xcode's editor does not change them.
      guard !attribute.isInherited, attribute.objectTypeName == nil, attribute.enumTypeName == nil,
        let type = attribute.typeName, type.value == "Object"
      else { continue }
      findings.add(
        .untyped(attribute.propertyName, attribute.noun), at: type.range,
        data: [.init("name", attribute.propertyName)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func untyped(_ name: String, _ noun: String) -> Self {
    "the \(noun) '\(name)' is an object without a custom type; name one, or make it a string"
  }
}
