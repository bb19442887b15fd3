// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Values of an enum that have one name.
package struct DuplicateEnumValueName: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "duplicate-enum-value-name", family: .names, severity: .error,
    summary: "Two values of an enum have one name.",
    why: """
      A default or a relationship that names the value means one of them only, and the other can never be chosen by \
      name. The generated enum does not compile.
      """,
    remedy: "Rename one of them.")

  package static let examples: [RuleExample] = [
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
            <dict>
              <key>INEnumValueIndex</key>
              <integer>1</integer>
              <key>INEnumValueName</key>
              <string>week</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>2</integer>
              <key>INEnumValueName</key>
              <string>↓week</string>
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
            <dict>
              <key>INEnumValueIndex</key>
              <integer>1</integer>
              <key>INEnumValueName</key>
              <string>week</string>
            </dict>
            <dict>
              <key>INEnumValueIndex</key>
              <integer>2</integer>
              <key>INEnumValueName</key>
              <string>month</string>
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
    for type in definition.enums {
      for repetition in type.values.repetitions(of: { $0.name?.value }) {
        let name = repetition.later.name
        report.add(
          .duplicateValue(name?.value ?? "", of: type.name?.value ?? ""), at: name?.range,
          in: definition.source.name, data: [.init("name", name?.value ?? "")],
          notes: [
            .init(
              message: "the first of the name is here",
              at: .init(file: definition.source.name, range: repetition.earlier.name?.range))
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateValue(_ name: String, of type: String) -> Self {
    "a second value of the enum '\(type)' is named '\(name)'; rename one of them"
  }
}
