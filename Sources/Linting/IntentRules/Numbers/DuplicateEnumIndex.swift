// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Values of an enum with the same index.
struct DuplicateEnumIndex: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "duplicate-enum-index", family: .numbers, severity: .error,
    summary: "Two values of an enum have the same index; a value without an index has 0.",
    why: """
      A choice is saved as the index, so users who chose one value see the other. The \
      generated enum does not compile.
      """,
    remedy: "Give the later value an unused index.")

  static let examples: [RuleExample] = [
    .definition(
      .enum(
        "Period",
        values: [.value("unknown"), .value("week", index: 1), .value("month", index: .marked(1))])),
    .definition(
      .enum(
        "Period", values: [.value("unknown"), .value("week", index: 2), .value("month", index: 1)])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for type in definition.enums {
      for repetition in type.values.repetitions(of: { $0.index }) {
        let (later, earlier) = (repetition.later, repetition.earlier)
        findings.add(
          .sharedIndex(later, earlier), at: later.declaredIndex?.range ?? later.name?.range,
          data: [.init("index", "\(later.index)")],
          notes: [
            findings.note(
              "the index is used here first",
              at: earlier.declaredIndex?.range ?? earlier.name?.range)
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sharedIndex(_ later: EnumValue, _ earlier: EnumValue) -> Self {
    let (name, other) = (later.name?.value ?? "", earlier.name?.value ?? "")
    return later.declaredIndex == nil
      ? "the value '\(name)' has no index and so shares 0 with '\(other)'; give it its own"
      : "the value '\(name)' has the same index \(later.index) as '\(other)'; give it its own"
  }
}
