// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText

/// Sizes of arrays that leave room for no value.
package struct ArraySizeBelowOne: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "array-size-below-one", family: .widgets, severity: .warning,
    summary: "A size of a fixed-size array is below 1, or is not stated.",
    why: """
      iOS takes 1 for it, so that the edit sheet of the widget asks for a value where none was \
      wanted.
      """,
    remedy: """
      Write the number of values that the family shows. A parameter that a family does not use \
      cannot be taken out by its size.
      """)

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterArraySizes</key>
        <array>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>↓0</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Small</string>
          </dict>
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
    .parameters(
      """
      <dict>
        <key>INIntentParameterArraySizes</key>
        <array>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>1</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Small</string>
          </dict>
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
      for entry in attribute.arraySizes?.entries ?? [] where (entry.size?.value ?? 0) < 1 {
        let family = entry.sizeClassName?.value ?? ""
        report.add(
          entry.size.map { .sizeBelowOne($0.value, for: family) } ?? .missingSize(for: family),
          at: entry.size?.range ?? entry.sizeClassName?.range ?? entry.declaration.range,
          in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sizeBelowOne(_ size: Int, for family: String) -> Self {
    "the size \(size) for '\(family)' is taken for 1 at run time; write 1 or more"
  }

  fileprivate static func missingSize(for family: String) -> Self {
    "there is no number of values for '\(family)', and 1 is taken; state it"
  }
}
