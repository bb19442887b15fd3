// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Booleans without names for their values.
struct UnnamedBooleanValue: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unnamed-boolean-value", family: .metadata, severity: .note,
    summary: "A Boolean parameter of an intent has no name for true or for false.",
    why: """
      When the value is spoken or written out, as in a shortcut's summary or by Siri, users \
      do not see the app's words. Xcode always writes both names.
      """,
    remedy: "Name both values as users would: 'on' and 'off', 'with' and 'without'.")

  static let examples: [RuleExample] = [
    .parameters(.parameter("↓showsIcon", type: "Boolean")),
    .parameters(
      .parameter(
        "showsIcon",
        metadata: .metadata(
          falseDisplayName: "hidden", falseDisplayNameID: "kT3b9Q", trueDisplayName: "shown",
          trueDisplayNameID: "p0Wz7d"),
        type: "Boolean")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for parameter in definition.allParameters where parameter.kind == .scalar(.boolean) {
      let names = [
        ("true", parameter.metadata?.trueDisplayName),
        ("false", parameter.metadata?.falseDisplayName),
      ]
      let unnamed = names.filter { $0.1?.text?.value.isEmpty ?? true }.map { $0.0 }
      guard !unnamed.isEmpty else { continue }
      findings.add(
        .unnamedValues(unnamed, of: parameter.propertyName), at: parameter.nameRange)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unnamedValues(_ values: [String], of name: String) -> Self {
    "the Boolean '\(name)' has no display name for \(values.joined(separator: " and ")); name both choices"
  }
}
