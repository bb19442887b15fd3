// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Fixed-size arrays that are no arrays.
struct FixedSizeOfSingleValue: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "fixed-size-of-single-value", family: .widgets, severity: .warning,
    summary: "A parameter is a fixed-size array and does not support multiple values.",
    why: """
      The parameter holds a single value, so that the widget has one place to fill where its sizes \
      promise several.
      """,
    remedy: "Let the parameter support multiple values, or take the fixed size out.")

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
            .init(
              message: "it is said to hold one value here",
              at: .init(file: definition.source.name, range: $0.range))
          ]
        } ?? [])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func singleValue(of attribute: Attribute) -> Self {
    "'\(attribute.propertyName)' is an array of fixed size and holds a single value; set '\(attribute.owner.rawValue)SupportsMultipleValues'"
  }
}
