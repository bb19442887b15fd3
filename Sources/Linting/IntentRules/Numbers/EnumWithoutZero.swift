// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Enums without a value for the index 0.
struct EnumWithoutZero: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "enum-without-zero", family: .numbers, severity: .note,
    summary: "No value of an enum has the index 0.",
    why: """
      A parameter is 0 before users choose. Without a value for 0, code that switches over \
      the enum finds a case that does not exist.
      """,
    remedy: "Add a value `unknown` without an index as the first, as Xcode does.")

  static let examples: [RuleExample] = [
    .definition(.enum("↓Period", values: [.value("week", index: 1), .value("month", index: 2)])),
    .definition(.enum("Period", values: [.value("unknown"), .value("week", index: 1)])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for type in definition.enums
    where !type.values.isEmpty && !type.values.contains(where: { $0.index == 0 }) {
      findings.add(
        .noZero(type.name?.value ?? ""), at: type.name?.range,
        data: [.init("enum", type.name?.value ?? "")])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noZero(_ name: String) -> Self {
    "no value of the enum '\(name)' has the index 0, which means no choice; add 'unknown' as the first value"
  }
}
