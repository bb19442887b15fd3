// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Enums without a value for 0.
package struct EnumWithoutZero: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "enum-without-zero", family: .numbers, severity: .note,
    summary: "No value of an enum has the index 0.",
    why: """
      0 is what a parameter holds before anybody chooses. Without a value for it, code that switches over the enum \
      meets a case that does not exist.
      """,
    remedy: "Put a value `unknown` without an index first, as Xcode does.")

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
          </array>
        </dict>
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for type in definition.enums
    where !type.values.isEmpty && !type.values.contains(where: { $0.index == 0 }) {
      report.add(
        .noZero(type.name?.value ?? ""), at: type.name?.range, in: definition.source.name,
        data: [.init("enum", type.name?.value ?? "")])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noZero(_ name: String) -> Self {
    "no value of the enum '\(name)' has the index 0, which stands for no choice; add 'unknown' as the first"
  }
}
