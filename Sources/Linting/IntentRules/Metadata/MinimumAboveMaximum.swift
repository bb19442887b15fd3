// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Numbers whose minimum is above their maximum.
struct MinimumAboveMaximum: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "minimum-above-maximum", family: .metadata, severity: .error,
    summary: "The minimum of a number is above its maximum.",
    why: "No number is between such limits, so every value is refused.",
    remedy: "Swap the limits, or correct the wrong one.")

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "count", metadata: .metadata(maximumValue: 5, minimumValue: .marked(10)), type: "Integer")),
    .rawParameters(
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

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      guard let limits = attribute.numberLimits,
        let low = limits.minimum, let high = limits.maximum,
        let minimum = low.number, let maximum = high.number, minimum > maximum
      else { continue }
      findings.add(
        .minimumAboveMaximum(low.spelling, high.spelling, of: attribute.propertyName),
        at: low.range,
        notes: [
          findings.note("the maximum is here", at: high.range)
        ])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func minimumAboveMaximum(
    _ minimum: String, _ maximum: String, of name: String
  ) -> Self {
    "the minimum of '\(name)', \(minimum), is above its maximum, \(maximum); swap them or correct one"
  }
}
