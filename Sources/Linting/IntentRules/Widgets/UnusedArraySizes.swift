// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Sizes of arrays that do not have a fixed size.
struct UnusedArraySizes: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unused-array-sizes", family: .widgets, severity: .warning,
    summary: "A parameter has sizes for widget families but is not a fixed-size array.",
    why: """
      The sizes have no effect: users can add any number of values, however many the widget \
      can show.
      """,
    remedy: """
      Mark the parameter as a fixed-size array that supports multiple values, or remove the \
      sizes.
      """)

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "↓places", arraySizes: [.size("Medium", size: 4)], objectType: "Place",
        supportsMultipleValues: true)),
    .parameters(
      .parameter(
        "places", arraySizes: [.size("Medium", size: 4)], fixedSizeArray: 1, objectType: "Place",
        supportsMultipleValues: true)),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard attribute.arraySizes?.entries.isEmpty == false,
        attribute.isFixedSizeArray?.value != true
      else { continue }
      findings.add(
        .unusedSizes(of: attribute), at: attribute.isFixedSizeArray?.range ?? attribute.nameRange)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unusedSizes(of attribute: Attribute) -> Self {
    "'\(attribute.propertyName)' has sizes, which only a fixed-size array uses; set '\(attribute.owner.rawValue)FixedSizeArray' or remove the sizes"
  }
}
