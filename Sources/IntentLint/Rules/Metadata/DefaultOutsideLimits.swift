// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// Defaults of numbers that their own limits refuse.
package struct DefaultOutsideLimits: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "default-outside-limits", family: .metadata, severity: .warning,
    summary: "The default of a number is below its smallest or above its largest value.",
    why: """
      A person meets a value that could not be entered, and that is refused as soon as it is \
      touched.
      """,
    remedy: "Move the default between the limits, or the limit beyond the default.")

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataDefaultValue</key>
          <integer>↓20</integer>
          <key>INIntentParameterMetadataMaximumValue</key>
          <integer>10</integer>
          <key>INIntentParameterMetadataMinimumValue</key>
          <integer>1</integer>
        </dict>
        <key>INIntentParameterName</key>
        <string>count</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataDefaultValue</key>
          <integer>10</integer>
          <key>INIntentParameterMetadataMaximumValue</key>
          <integer>10</integer>
          <key>INIntentParameterMetadataMinimumValue</key>
          <integer>1</integer>
        </dict>
        <key>INIntentParameterName</key>
        <string>count</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for attribute in context.attributes(of: definition) {
      guard let limits = attribute.numberLimits,
        let value = attribute.metadata?[.defaultValue], let number = value.number
      else { continue }
      if let minimum = limits.minimum, let smallest = minimum.number, number < smallest {
        report.add(
          .defaultBelow(value.spelling, minimum.spelling, of: attribute.propertyName),
          at: value.range, in: definition.source.name,
          notes: [note(on: minimum, "the smallest value", in: definition)])
      }
      if let maximum = limits.maximum, let largest = maximum.number, number > largest {
        report.add(
          .defaultAbove(value.spelling, maximum.spelling, of: attribute.propertyName),
          at: value.range, in: definition.source.name,
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
    "the default \(value) of '\(name)' is below its smallest value, \(limit); move one of them"
  }

  fileprivate static func defaultAbove(_ value: String, _ limit: String, of name: String) -> Self {
    "the default \(value) of '\(name)' is above its largest value, \(limit); move one of them"
  }
}
