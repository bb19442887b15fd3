// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Custom types that nothing refers to.
package struct UnusedType: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unused-type", family: .references, severity: .note,
    summary: "No parameter and no property is of a custom type that the file declares.",
    why: """
      Nobody sees it, but its texts are translated into every language, and code is generated for it.
      """,
    remedy: "Remove it, unless code uses the class.")

  package static let examples: [RuleExample] = [
    .definition(
      """
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
      <key>INTypes</key>
      <array>
        <dict>
          <key>INTypeName</key>
          <string>↓Account</string>
        </dict>
      </array>
      """),
    .definition(
      """
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
              <key>INIntentParameterObjectType</key>
              <string>Account</string>
              <key>INIntentParameterType</key>
              <string>Object</string>
            </dict>
          </array>
        </dict>
      </array>
      <key>INTypes</key>
      <array>
        <dict>
          <key>INTypeName</key>
          <string>Account</string>
        </dict>
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    let used = Set(
      context.attributes(of: definition).compactMap(\.objectTypeName?.value))
    for type in definition.types {
      guard let name = type.name, !used.contains(name.value) else { continue }
      report.add(
        .unused(name.value), at: name.range, in: definition.source.name,
        data: [.init("type", name.value)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unused(_ name: String) -> Self {
    "no parameter and no property uses the type '\(name)'; remove it, unless code does"
  }
}
