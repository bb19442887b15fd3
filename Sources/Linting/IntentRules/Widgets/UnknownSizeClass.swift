// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText
import WidgetValues

/// Sizes of arrays for unknown widget families.
struct UnknownSizeClass: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-size-class", family: .widgets, severity: .warning,
    summary: "A size of a fixed-size array is for an unknown widget family.",
    why: """
      iOS drops the size. The family that was meant uses the size of a smaller one, and users \
      can choose fewer or more values than the widget shows.
      """,
    remedy: """
      Write the name of a family in the format: `Small`, `Medium`, `Large`, `ExtraLarge`, \
      `AccessoryInline`, `AccessoryCorner`, `AccessoryCircular` or `AccessoryRectangular`.
      """)

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "places", arraySizes: [.size("↓systemSmall", size: 1), .size("Medium", size: 4)],
        fixedSizeArray: 1, objectType: "Place", supportsMultipleValues: true)),
    .parameters(
      .parameter(
        "places",
        arraySizes: [.size("Small", size: 1), .size("Medium", size: 4), .size("Large", size: 2)],
        fixedSizeArray: 1, objectType: "Place", supportsMultipleValues: true)),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      for entry in attribute.arraySizes?.entries ?? [] {
        guard let name = entry.sizeClassName else {
          findings.add(.missingClass, at: entry.declaration.range)
          continue
        }
        guard WidgetFamily(sizeClassName: name.value) == nil else { continue }
        findings.add(.unknownClass(name.value), at: name.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let missingClass: Self =
    "this size names no widget family and is dropped; name one, such as 'Medium'"

  fileprivate static func unknownClass(_ name: String) -> Self {
    let known = WidgetFamily.allCases
    let meant =
      WidgetFamily(rawValue: name)?.sizeClassName
      ?? NearName.of(name, among: known.map(\.sizeClassName))
    let remedy =
      meant.map { "did you mean '\($0)'?" }
      ?? "use one of \(known.map { "'\($0.sizeClassName)'" }.joined(separator: ", "))"
    return "unknown widget family '\(name)', so its size is dropped; \(remedy)"
  }
}
