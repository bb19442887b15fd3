// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Fixed-size arrays whose size is not stated.
package struct FixedSizeWithoutSizes: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "fixed-size-without-sizes", family: .widgets, severity: .warning,
    summary: "A fixed-size array has no size for any family of widgets.",
    why: """
      iOS takes 1 for every family: the edit sheet of the widget has one row, whatever the widget \
      has room for.
      """,
    remedy: "State the number of values for each family that the widget supports.")

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterFixedSizeArray</key>
        <integer>↓1</integer>
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
      guard let flag = attribute.isFixedSizeArray, flag.value,
        attribute.arraySizes?.entries.isEmpty ?? true
      else { continue }
      report.add(.noSizes(of: attribute), at: flag.range, in: definition.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noSizes(of attribute: Attribute) -> Self {
    "the fixed-size array '\(attribute.propertyName)' holds one value in every family; state its sizes in '\(attribute.owner.rawValue)ArraySizes'"
  }
}
