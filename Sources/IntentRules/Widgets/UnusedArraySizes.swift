// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Sizes of arrays that are not of fixed size.
struct UnusedArraySizes: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unused-array-sizes", family: .widgets, severity: .warning,
    summary: "A parameter has sizes for the families of widgets and is no fixed-size array.",
    why: """
      The sizes do nothing: people can add any number of values, whatever the widget has room for.
      """,
    remedy: """
      Mark the parameter as a fixed-size array that supports multiple values, or take the sizes \
      out.
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
        .unusedSizes(of: attribute), at: attribute.isFixedSizeArray?.range ?? attribute.namePlace)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unusedSizes(of attribute: Attribute) -> Self {
    "'\(attribute.propertyName)' has sizes, which only a fixed-size array uses; set '\(attribute.owner.rawValue)FixedSizeArray' or take the sizes out"
  }
}
