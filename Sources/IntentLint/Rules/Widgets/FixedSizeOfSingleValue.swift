// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Fixed-size arrays that are no arrays.
package struct FixedSizeOfSingleValue: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "fixed-size-of-single-value", family: .widgets, severity: .warning,
    summary: "A parameter is a fixed-size array and does not support multiple values.",
    why: """
      The parameter holds a single value, so that the widget has one place to fill where its sizes \
      promise several.
      """,
    remedy: "Let the parameter support multiple values, or take the fixed size out.")

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterArraySizes</key>
        <array>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>4</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Medium</string>
          </dict>
        </array>
        <key>INIntentParameterFixedSizeArray</key>
        <integer>↓1</integer>
        <key>INIntentParameterName</key>
        <string>places</string>
        <key>INIntentParameterObjectType</key>
        <string>Place</string>
        <key>INIntentParameterType</key>
        <string>Object</string>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterArraySizes</key>
        <array>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>4</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Medium</string>
          </dict>
        </array>
        <key>INIntentParameterFixedSizeArray</key>
        <integer>1</integer>
        <key>INIntentParameterName</key>
        <string>places</string>
        <key>INIntentParameterObjectType</key>
        <string>Place</string>
        <key>INIntentParameterSupportsMultipleValues</key>
        <true/>
        <key>INIntentParameterType</key>
        <string>Object</string>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for attribute in context.attributes(of: definition) {
      guard let flag = attribute.isFixedSizeArray, flag.value, !attribute.isArray else { continue }
      report.add(
        .singleValue(of: attribute), at: flag.range, in: definition.source.name,
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
