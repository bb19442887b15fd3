// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Enums without values.
struct EnumWithoutValues: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "enum-without-values", family: .numbers, severity: .warning,
    summary: "An enum has no values.",
    why: """
      Users have nothing to choose from, and the generated enum, which has no case, does not \
      compile.
      """,
    remedy: "Add the values, or remove the enum.")

  static let examples: [RuleExample] = [
    .definition(.enum("↓Period", values: [])),
    .definition(.enum("Period", values: [.value("unknown")])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for type in definition.enums where type.values.isEmpty {
      findings.add(
        .noValues(type.name?.value ?? ""), at: type.name?.range,
        data: [.init("enum", type.name?.value ?? "")])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noValues(_ name: String) -> Self {
    "the enum '\(name)' has no values, so there is nothing to choose from; add values, or remove it"
  }
}
