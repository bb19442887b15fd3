// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Custom types of one name.
package struct DuplicateTypeName: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "duplicate-type-name", family: .names, severity: .error,
    summary: "Two custom types of a file have one name.",
    why: """
      iOS keeps the last of them: parameters of the other show the wrong properties. The generated code does not \
      compile.
      """,
    remedy: "Rename one of them, with the references to it, or remove it.")

  package static let examples: [RuleExample] = [
    .definition(
      """
      <key>INTypes</key>
      <array>
        <dict>
          <key>INTypeName</key>
          <string>Account</string>
        </dict>
        <dict>
          <key>INTypeName</key>
          <string>↓Account</string>
        </dict>
      </array>
      """),
    .definition(
      """
      <key>INTypes</key>
      <array>
        <dict>
          <key>INTypeName</key>
          <string>Account</string>
        </dict>
        <dict>
          <key>INTypeName</key>
          <string>Period</string>
        </dict>
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for repetition in definition.types.repetitions(of: { $0.name?.value }) {
      let name = repetition.later.name
      report.add(
        .duplicateType(name?.value ?? ""), at: name?.range, in: definition.source.name,
        data: [.init("name", name?.value ?? "")],
        notes: [
          .init(
            message: "the first of the name is here",
            at: .init(file: definition.source.name, range: repetition.earlier.name?.range))
        ])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateType(_ name: String) -> Self {
    "a second type is named '\(name)', and iOS drops the first; rename one of them"
  }
}
