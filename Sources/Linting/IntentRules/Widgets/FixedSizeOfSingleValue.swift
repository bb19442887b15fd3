// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Fixed-size arrays that hold a single value.
struct FixedSizeOfSingleValue: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "fixed-size-of-single-value", family: .widgets, severity: .warning,
    summary: "A parameter is a fixed-size array but does not support multiple values.",
    why: """
      The parameter holds a single value, so the widget has one place although its sizes \
      promise more.
      """,
    remedy: "Let the parameter support multiple values, or remove the fixed size.")

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "places", arraySizes: [.size("Medium", size: 4)], fixedSizeArray: .marked(1),
        objectType: "Place")),
    .parameters(
      .parameter(
        "places", arraySizes: [.size("Medium", size: 4)], fixedSizeArray: 1, objectType: "Place",
        supportsMultipleValues: true)),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard let flag = attribute.isFixedSizeArray, flag.value, !attribute.isArray else { continue }
      findings.add(
        .singleValue(of: attribute), at: flag.range,
        notes: attribute.supportsMultipleValues.map {
          [
            findings.note("declared as single-valued here", at: $0.range)
          ]
        } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func singleValue(of attribute: Attribute) -> Self {
    "'\(attribute.propertyName)' is a fixed-size array but holds a single value; set '\(attribute.owner.rawValue)SupportsMultipleValues'"
  }
}
