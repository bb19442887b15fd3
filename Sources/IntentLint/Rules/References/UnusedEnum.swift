// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Enums that nothing refers to.
package struct UnusedEnum: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unused-enum", family: .references, severity: .note,
    summary: """
      No parameter and no property takes its values from an enum that the file declares.
      """,
    why: """
      Nobody sees it, but its texts are translated into every language, and code is generated for it.
      """,
    remedy: "Remove it, unless code uses the class.")

  package static let examples: [RuleExample] = [
    .definition(
      """
      <key>INEnums</key>
      <array>
        <dict>
          <key>INEnumName</key>
          <string>↓Period</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
          </array>
        </dict>
      </array>
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentName</key>
          <string>Show</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterName</key>
              <string>account</string>
              <key>INIntentParameterType</key>
              <string>String</string>
            </dict>
          </array>
        </dict>
      </array>
      """),
    .definition(
      """
      <key>INEnums</key>
      <array>
        <dict>
          <key>INEnumName</key>
          <string>Period</string>
          <key>INEnumValues</key>
          <array>
            <dict>
              <key>INEnumValueName</key>
              <string>unknown</string>
            </dict>
          </array>
        </dict>
      </array>
      <key>INIntents</key>
      <array>
        <dict>
          <key>INIntentName</key>
          <string>Show</string>
          <key>INIntentParameters</key>
          <array>
            <dict>
              <key>INIntentParameterEnumType</key>
              <string>Period</string>
              <key>INIntentParameterName</key>
              <string>period</string>
              <key>INIntentParameterType</key>
              <string>Integer</string>
            </dict>
          </array>
        </dict>
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    let used = Set(
      context.attributes(of: definition).compactMap(\.enumTypeName?.value))
    for type in definition.enums {
      guard let name = type.name, !used.contains(name.value) else { continue }
      report.add(
        .unused(name.value), at: name.range, in: definition.source.name,
        data: [.init("enum", name.value)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String) -> Self {
    "no parameter and no property uses the enum '\(name)'; remove it, unless code does"
  }
}
