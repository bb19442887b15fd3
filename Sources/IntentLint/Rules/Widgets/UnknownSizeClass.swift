// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import PropertyListSyntax
import SourceText
import WidgetValues

/// Sizes of arrays for families of widgets that there are not.
package struct UnknownSizeClass: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unknown-size-class", family: .widgets, severity: .warning,
    summary: "A size of a fixed-size array is for a family of widgets that iOS does not know.",
    why: """
      iOS drops the size. The family that was meant falls back to the size of a smaller one, and \
      people can choose fewer or more values than the widget shows.
      """,
    remedy: """
      Write the name of a family as the format has it: `Small`, `Medium`, `Large`, `ExtraLarge`, \
      `AccessoryInline`, `AccessoryCorner`, `AccessoryCircular` or `AccessoryRectangular`.
      """)

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterArraySizes</key>
        <array>
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>1</integer>
            <key>INIntentParameterArraySizeSizeClass</key>
            <string>↓systemSmall</string>
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
          <dict>
            <key>INIntentParameterArraySizeSize</key>
            <integer>2</integer>
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
      for entry in attribute.arraySizes?.entries ?? [] {
        guard let name = entry.sizeClassName else {
          report.add(.missingClass, at: entry.declaration.range, in: definition.source.name)
          continue
        }
        guard WidgetFamily(sizeClassName: name.value) == nil else { continue }
        report.add(.unknownClass(name.value), at: name.range, in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let missingClass: Self =
    "this size is for no family of widgets and is dropped; name one, such as 'Medium'"

  fileprivate static func unknownClass(_ name: String) -> Self {
    let known = WidgetFamily.allCases
    let meant =
      WidgetFamily(rawValue: name)?.sizeClassName
      ?? NearName.of(name, among: known.map(\.sizeClassName))
    let remedy =
      meant.map { "did you mean '\($0)'?" }
      ?? "use one of \(known.map { "'\($0.sizeClassName)'" }.joined(separator: ", "))"
    return "'\(name)' is no family of widgets, and its size is dropped; \(remedy)"
  }
}
