// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Enums with the same name.
struct DuplicateEnumName: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "duplicate-enum-name", family: .names, severity: .error,
    summary: "Two enums of a file have the same name.",
    why: """
      iOS keeps the last one: parameters of the other offer the wrong values. The generated \
      code does not compile.
      """,
    remedy: "Rename one of them and the references to it, or remove it.")

  static let examples: [RuleExample] = [
    .definition(.enum("Account"), .enum("↓Account")),
    .definition(.enum("Account"), .enum("Period")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for repetition in definition.enums.repetitions(of: { $0.name?.value }) {
      let name = repetition.later.name
      findings.add(
        .duplicateEnum(name?.value ?? ""), at: name?.range,
        data: [.init("name", name?.value ?? "")],
        notes: [
          findings.note("the first one is here", at: repetition.earlier.name?.range)
        ])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateEnum(_ name: String) -> Self {
    "a second enum is named '\(name)', and iOS drops the first; rename one of them"
  }
}
