// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Values of an enum with the same name.
struct DuplicateEnumValueName: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "duplicate-enum-value-name", family: .names, severity: .error,
    summary: "Two values of an enum have the same name.",
    why: """
      A default or a relationship that names the value means only one of them, and the other \
      can never be chosen by name. The generated enum does not compile.
      """,
    remedy: "Rename one of them.")

  static let examples: [RuleExample] = [
    .definition(
      .enum(
        "Period", values: [.value("unknown"), .value("week", index: 1), .value("↓week", index: 2)])),
    .definition(
      .enum(
        "Period", values: [.value("unknown"), .value("week", index: 1), .value("month", index: 2)])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for type in definition.enums {
      for repetition in type.values.repetitions(of: { $0.name?.value }) {
        let name = repetition.later.name
        findings.add(
          .duplicateValue(name?.value ?? "", of: type.name?.value ?? ""), at: name?.range,
          data: [.init("name", name?.value ?? "")],
          notes: [
            findings.note("the first one is here", at: repetition.earlier.name?.range)
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateValue(_ name: String, of type: String) -> Self {
    "a second value of the enum '\(type)' is named '\(name)'; rename one of them"
  }
}
