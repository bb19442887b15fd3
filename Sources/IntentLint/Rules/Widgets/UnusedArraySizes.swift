// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Sizes of arrays that are not of fixed size.
package struct UnusedArraySizes: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unused-array-sizes", family: .widgets, severity: .warning,
    summary: "A parameter has sizes for the families of widgets and is no fixed-size array.",
    why: """
      The sizes do nothing: people can add any number of values, whatever the widget has room for.
      """,
    remedy: """
      Mark the parameter as a fixed-size array that supports multiple values, or take the sizes \
      out.
      """)

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
        <key>INIntentParameterName</key>
        <string>↓places</string>
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
      guard attribute.arraySizes?.entries.isEmpty == false,
        attribute.isFixedSizeArray?.value != true
      else { continue }
      report.add(
        .unusedSizes(of: attribute), at: attribute.isFixedSizeArray?.range ?? attribute.namePlace,
        in: definition.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unusedSizes(of attribute: Attribute) -> Self {
    "'\(attribute.propertyName)' has sizes, which only a fixed-size array uses; set '\(attribute.owner.rawValue)FixedSizeArray' or take the sizes out"
  }
}
