// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Values of an enum without an index, other than the first.
struct MissingEnumIndex: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "missing-enum-index", family: .numbers, severity: .warning,
    summary: "A value of an enum that is not the first has no index.",
    why: """
      iOS reads the index as 0, which means that nothing is chosen: users who choose the \
      value see the widget as if they had chosen nothing.
      """,
    remedy: "Give it an unused index.")

  static let examples: [RuleExample] = [
    .definition(.enum("Period", values: [.value("week", index: 1), .value("↓month")])),
    .definition(.enum("Period", values: [.value("unknown"), .value("week", index: 1)])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for type in definition.enums {
      for value in type.values.dropFirst() where value.hasNoIndex {
        // Where another value has 0, the two are found for sharing it.
        guard type.values.count(where: { $0.index == 0 }) == 1 else { continue }
        let next = type.values.map(\.index).max().map { $0 < .max ? $0 + 1 : $0 } ?? 1
        findings.add(
          .noIndex(value.name?.value ?? "", next: next), at: value.name?.range,
          data: [.init("name", value.name?.value ?? "")])
      }
    }
  }
}

extension EnumValue {
  /// Whether the file has no index, and no value of another type in its place, which is found elsewhere.
  fileprivate var hasNoIndex: Bool {
    declaredIndex == nil && declaration["INEnumValueIndex"] == nil
  }
}

extension Diagnostic.Message {
  fileprivate static func noIndex(_ name: String, next: Int) -> Self {
    "the value '\(name)' has no index and so reads as 0; give it its own, such as \(next)"
  }
}
