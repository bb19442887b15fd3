// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Default numbers outside their own limits.
struct DefaultOutsideLimits: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "default-outside-limits", family: .metadata, severity: .warning,
    summary: "The default of a number is below its minimum or above its maximum.",
    why: """
      Users see a value that they could not have entered, and that is refused as soon as they \
      edit it.
      """,
    remedy: "Change the default so that it is between the limits, or change the limit.")

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "count",
        metadata: .metadata(defaultValue: .marked(20), maximumValue: 10, minimumValue: 1),
        type: "Integer")),
    .parameters(
      .parameter(
        "count", metadata: .metadata(defaultValue: 10, maximumValue: 10, minimumValue: 1),
        type: "Integer")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard let limits = attribute.numberLimits,
        let value = attribute.metadata?[.defaultValue], let number = value.number
      else { continue }
      if let minimum = limits.minimum, let smallest = minimum.number, number < smallest {
        findings.add(
          .defaultBelow(value.spelling, minimum.spelling, of: attribute.propertyName),
          at: value.range,
          notes: [note(on: minimum, "the smallest value", in: definition)])
      }
      if let maximum = limits.maximum, let largest = maximum.number, number > largest {
        findings.add(
          .defaultAbove(value.spelling, maximum.spelling, of: attribute.propertyName),
          at: value.range,
          notes: [note(on: maximum, "the largest value", in: definition)])
      }
    }
  }

  private func note(
    on limit: PropertyListValue, _ message: Diagnostic.Message, in definition: IntentDefinition
  ) -> Diagnostic.Note {
    .init(message: message, at: .init(file: definition.source.name, range: limit.range))
  }
}

extension Diagnostic.Message {
  fileprivate static func defaultBelow(_ value: String, _ limit: String, of name: String) -> Self {
    "the default \(value) of '\(name)' is below its minimum \(limit); change one of them"
  }

  fileprivate static func defaultAbove(_ value: String, _ limit: String, of name: String) -> Self {
    "the default \(value) of '\(name)' is above its maximum \(limit); change one of them"
  }
}
