// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Enums that have no value.
package struct EnumWithoutValues: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "enum-without-values", family: .numbers, severity: .warning,
    summary: "An enum has no values.",
    why: """
      People have nothing to choose from, and the generated enum, which has numbers and no case, does not compile.
      """,
    remedy: "Add the values, or remove the enum.")

  package static let examples: [RuleExample] = [
    .definition(
      """
      <key>INEnums</key>
      <array>
        <dict>
          <key>INEnumName</key>
          <string>↓Period</string>
          <key>INEnumValues</key>
          <array/>
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
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for type in definition.enums where type.values.isEmpty {
      report.add(
        .noValues(type.name?.value ?? ""), at: type.name?.range, in: definition.source.name,
        data: [.init("enum", type.name?.value ?? "")])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noValues(_ name: String) -> Self {
    "the enum '\(name)' has no values, so there is nothing to choose from; add them, or remove it"
  }
}
