// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// Numbers whose limits leave nothing between them.
package struct MinimumAboveMaximum: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "minimum-above-maximum", family: .metadata, severity: .error,
    summary: "The smallest value of a number is above the largest.",
    why: "No number lies between such limits, so that every value is refused.",
    remedy: "Swap the limits, or correct the wrong one.")

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterMetadata</key>
        <dict>
          <key>INIntentParameterMetadataMaximumValue</key>
          <integer>5</integer>
          <key>INIntentParameterMetadataMinimumValue</key>
          <integer>↓10</integer>
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
          <key>INIntentParameterMetadataMaximumValue</key>
          <data>
          </data>
          <key>INIntentParameterMetadataMinimumValue</key>
          <integer>10</integer>
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
        let low = limits.minimum, let high = limits.maximum,
        let minimum = low.number, let maximum = high.number, minimum > maximum
      else { continue }
      report.add(
        .minimumAboveMaximum(low.spelling, high.spelling, of: attribute.propertyName),
        at: low.range, in: definition.source.name,
        notes: [
          .init(
            message: "the largest value", at: .init(file: definition.source.name, range: high.range)
          )
        ])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func minimumAboveMaximum(
    _ minimum: String, _ maximum: String, of name: String
  ) -> Self {
    "the smallest value of '\(name)', \(minimum), is above the largest, \(maximum); swap them or correct one"
  }
}
