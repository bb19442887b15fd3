// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Response codes of an intent that have one name.
package struct DuplicateResponseCode: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "duplicate-response-code", family: .names, severity: .error,
    summary: "Two response codes of an intent have one name.",
    why: """
      Each has a number of its own, and code that answers with the name means one of them: people hear the wrong \
      sentence. The generated enum does not compile.
      """,
    remedy: "Rename one of them, or remove it.")

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentResponse</key>
      <dict>
        <key>INIntentResponseCodes</key>
        <array>
          <dict>
            <key>INIntentResponseCodeName</key>
            <string>success</string>
          </dict>
          <dict>
            <key>INIntentResponseCodeName</key>
            <string>failure</string>
          </dict>
          <dict>
            <key>INIntentResponseCodeName</key>
            <string>offline</string>
          </dict>
          <dict>
            <key>INIntentResponseCodeName</key>
            <string>↓offline</string>
          </dict>
        </array>
      </dict>
      """),
    .intent(
      """
      <key>INIntentResponse</key>
      <dict>
        <key>INIntentResponseCodes</key>
        <array>
          <dict>
            <key>INIntentResponseCodeName</key>
            <string>success</string>
          </dict>
          <dict>
            <key>INIntentResponseCodeName</key>
            <string>failure</string>
          </dict>
          <dict>
            <key>INIntentResponseCodeName</key>
            <string>offline</string>
          </dict>
        </array>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for intent in definition.intents {
      for repetition in (intent.response?.codes ?? []).repetitions(of: { $0.name?.value }) {
        let name = repetition.later.name
        report.add(
          .duplicateCode(name?.value ?? "", of: intent.name?.value ?? ""), at: name?.range,
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
  fileprivate static func duplicateCode(_ name: String, of intent: String) -> Self {
    "a second response code of the intent '\(intent)' is named '\(name)'; rename one of them"
  }
}
