// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Sizes of arrays that are below one or missing.
struct ArraySizeBelowOne: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "array-size-below-one", family: .widgets, severity: .warning,
    summary: "A size of a fixed-size array is below 1 or missing.",
    why: "iOS uses 1, so the edit sheet of the widget asks for a value that is not wanted.",
    remedy: """
      Write the number of values that the family shows. A size cannot remove a parameter from \
      a family.
      """)

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "places", arraySizes: [.size("Small", size: .marked(0)), .size("Medium", size: 4)],
        fixedSizeArray: 1, objectType: "Place", supportsMultipleValues: true)),
    .parameters(
      .parameter(
        "places", arraySizes: [.size("Small", size: 1), .size("Medium", size: 4)],
        fixedSizeArray: 1, objectType: "Place", supportsMultipleValues: true)),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      for entry in attribute.arraySizes?.entries ?? [] where (entry.size?.value ?? 0) < 1 {
        let family = entry.sizeClassName?.value ?? ""
        findings.add(
          entry.size.map { .sizeBelowOne($0.value, for: family) } ?? .missingSize(for: family),
          at: entry.size?.range ?? entry.sizeClassName?.range ?? entry.declaration.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sizeBelowOne(_ size: Int, for family: String) -> Self {
    "the size \(size) for '\(family)' reads as 1 at run time; use at least 1"
  }

  fileprivate static func missingSize(for family: String) -> Self {
    "no size for '\(family)' (1 is assumed); add one"
  }
}
