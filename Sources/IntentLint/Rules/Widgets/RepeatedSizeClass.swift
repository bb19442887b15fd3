// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Sizes of arrays that a later size for the same family replaces.
package struct RepeatedSizeClass: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "repeated-size-class", family: .widgets, severity: .warning,
    summary: "A fixed-size array has two sizes for one family of widgets.",
    why: """
      iOS takes the later one, which need not be the one that was meant: people can choose fewer \
      or more values than the widget shows.
      """,
    remedy: "Keep the size that is meant and take out the other.")

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterArraySizes</key>
        <array>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>8</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Medium</string>
          </dict>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>4</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>↓Medium</string>
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
            <integer>4</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Medium</string>
          </dict>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>4</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>Large</string>
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
      let names = attribute.arraySizes?.entries.compactMap(\.sizeClassName) ?? []
      for repetition in names.repetitions(of: \.value) {
        report.add(
          .repeatedClass(repetition.later.value), at: repetition.later.range,
          in: definition.source.name,
          notes: [
            .init(
              message: "this size is replaced",
              at: .init(file: definition.source.name, range: repetition.earlier.range))
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedClass(_ name: String) -> Self {
    "there is a size for '\(name)' already, which this one replaces; take one of them out"
  }
}
