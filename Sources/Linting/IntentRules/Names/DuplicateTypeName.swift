// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Custom types with the same name.
struct DuplicateTypeName: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "duplicate-type-name", family: .names, severity: .error,
    summary: "Two custom types of a file have the same name.",
    why: """
      iOS keeps the last one: parameters of the other show the wrong properties. The generated \
      code does not compile.
      """,
    remedy: "Rename one of them and the references to it, or remove it.")

  static let examples: [RuleExample] = [
    .definition(.type("Account"), .type("↓Account")),
    .definition(.type("Account"), .type("Period")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for repetition in definition.types.repetitions(of: { $0.name?.value }) {
      let name = repetition.later.name
      findings.add(
        .duplicateType(name?.value ?? ""), at: name?.range,
        data: [.init("name", name?.value ?? "")],
        notes: [
          findings.note("the first one is here", at: repetition.earlier.name?.range)
        ])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateType(_ name: String) -> Self {
    "a second type is named '\(name)', and iOS drops the first; rename one of them"
  }
}
