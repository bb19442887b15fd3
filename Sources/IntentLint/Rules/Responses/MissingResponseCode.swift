// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Responses that cannot say how the intent ended.
package struct MissingResponseCode: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "missing-response-code", family: .responses, severity: .warning,
    summary: "The response of a custom intent lacks the code `success` or the code `failure`.",
    why: """
      Every intent ends in one of the two. Without the code there is no place for the sentence \
      that people hear then. Xcode writes both for every custom intent.
      """,
    remedy: "Add the missing code, with `INIntentResponseCodeSuccess` for `success`.")

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentName</key>
      <string>Show</string>
      <key>INIntentResponse</key>
      <dict>
        <key>INIntentResponseCodes</key>
        <array>
          <dict>
            <key>INIntentResponseCodeName</key>
            <string>↓success</string>
            <key>INIntentResponseCodeSuccess</key>
            <true/>
          </dict>
        </array>
      </dict>
      <key>INIntentType</key>
      <string>Custom</string>
      """),
    .intent(
      """
      <key>INIntentName</key>
      <string>Show</string>
      <key>INIntentResponse</key>
      <dict>
        <key>INIntentResponseCodes</key>
        <array>
          <dict>
            <key>INIntentResponseCodeName</key>
            <string>success</string>
            <key>INIntentResponseCodeSuccess</key>
            <true/>
          </dict>
          <dict>
            <key>INIntentResponseCodeName</key>
            <string>failure</string>
          </dict>
        </array>
      </dict>
      <key>INIntentType</key>
      <string>Custom</string>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for intent in definition.intents where intent.typeName?.value == "Custom" {
      guard let response = intent.response else { continue }
      let names = response.codes.compactMap(\.name)
      for code in ["success", "failure"] where !names.contains(where: { $0.value == code }) {
        report.add(
          .missingCode(code, of: intent.name?.value ?? ""),
          at: names.first?.range ?? intent.namePlace, in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missingCode(_ code: String, of intent: String) -> Self {
    "the response of '\(intent)' has no code '\(code)'; add it"
  }
}
