// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Fixed-size arrays without sizes.
struct FixedSizeWithoutSizes: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "fixed-size-without-sizes", family: .widgets, severity: .warning,
    summary: "A fixed-size array has no size for any widget family.",
    why: """
      iOS uses 1 for every family: the edit sheet of the widget has one row, however many the \
      widget can show.
      """,
    remedy: "Write the number of values for each family that the widget supports.")

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "places", fixedSizeArray: .marked(1), objectType: "Place", supportsMultipleValues: true)),
    .parameters(
      .parameter(
        "places", arraySizes: [.size("Medium", size: 4)], fixedSizeArray: 1, objectType: "Place",
        supportsMultipleValues: true)),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard let flag = attribute.isFixedSizeArray, flag.value,
        attribute.arraySizes?.entries.isEmpty ?? true
      else { continue }
      findings.add(.noSizes(of: attribute), at: flag.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noSizes(of attribute: Attribute) -> Self {
    "the fixed-size array '\(attribute.propertyName)' holds one value in every family; add its sizes in '\(attribute.owner.rawValue)ArraySizes'"
  }
}
