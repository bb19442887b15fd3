// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Sizes of arrays that a later size for the same family replaces.
struct RepeatedSizeClass: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "repeated-size-class", family: .widgets, severity: .warning,
    summary: "A fixed-size array has two sizes for the same widget family.",
    why: """
      iOS uses the later one, which may be wrong: users can choose fewer or more values than \
      the widget shows.
      """,
    remedy: "Keep the right size and remove the other.")

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "places", arraySizes: [.size("Medium", size: 8), .size("↓Medium", size: 4)],
        fixedSizeArray: 1, objectType: "Place", supportsMultipleValues: true)),
    .parameters(
      .parameter(
        "places", arraySizes: [.size("Medium", size: 4), .size("Large", size: 4)],
        fixedSizeArray: 1, objectType: "Place", supportsMultipleValues: true)),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      let names = attribute.arraySizes?.entries.compactMap(\.sizeClassName) ?? []
      for repetition in names.repetitions(of: \.value) {
        findings.add(
          .repeatedClass(repetition.later.value), at: repetition.later.range,
          notes: [
            findings.note("this size is replaced", at: repetition.earlier.range)
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedClass(_ name: String) -> Self {
    "'\(name)' already has a size, which this one replaces; remove one of them"
  }
}
