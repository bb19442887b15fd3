// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Default values that do not have the type of their parameter.
struct MismatchedDefaultValue: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "mismatched-default-value", family: .metadata, severity: .warning,
    summary: "The default of a parameter does not have the parameter's type.",
    why: "iOS converts it or ignores it, so a new widget starts with a value that was not chosen.",
    remedy: """
      Write the default as a value of the parameter's type: a number as `<integer>` or \
      `<real>`, a Boolean as `<true/>`, a value of an enum as its name.
      """)

  static let examples: [RuleExample] = [
    .parameters(.parameter("count", metadata: .metadata(defaultValue: "↓5"), type: "Integer")),
    .parameters(
      .parameter("count", metadata: .metadata(defaultValue: 5), type: "Integer"),
      .parameter("isLarge", metadata: .metadata(defaultValue: true), type: "Boolean")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard let value = attribute.metadata?[.defaultValue],
        let expected = Self.expectation(for: attribute.kind),
        !expected.kinds.contains(value.kind), !(attribute.isArray && value.kind == .array)
      else { continue }
      findings.add(
        .mismatchedDefault(
          of: attribute.propertyName, value.kind.indefiniteWords, expected: expected.words),
        at: value.range)
    }
  }

  /// The expected default of a kind of parameter; nil for a kind whose defaults are not known.
  ///
  /// A Boolean is read out of numbers and texts as well, as everywhere in definitions.
  private static func expectation(
    for kind: Attribute.Kind
  ) -> (words: String, kinds: [PropertyListValue.Kind])? {
    switch kind {
    case .enumeration: ("the name of a value", [.string])
    case .scalar(.string): ("a string", [.string])
    case .scalar(.boolean): ("a Boolean", [.boolean, .integer, .real, .string])
    case .scalar(.integer), .scalar(.decimal), .system("TimeInterval"):
      ("a number", [.integer, .real])
    case .object, .system: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func mismatchedDefault(
    of name: String, _ found: String, expected: String
  ) -> Self {
    "the default of '\(name)' is \(found); write \(expected)"
  }
}
