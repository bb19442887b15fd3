// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Codes whose name and meaning contradict each other.
package struct ContradictorySuccess: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "contradictory-success", family: .responses, severity: .warning,
    summary: "The code `failure` is marked as a success, or the code `success` is not.",
    why: """
      The mark, not the name, says whether the intent did its work: an answer is presented, and a \
      shortcut goes on, as if the opposite had happened.
      """,
    remedy: "Set `INIntentResponseCodeSuccess` for `success`, and not for `failure`.")

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
            <string>success</string>
            <key>INIntentResponseCodeSuccess</key>
            <true/>
          </dict>
          <dict>
            <key>INIntentResponseCodeName</key>
            <string>failure</string>
            <key>INIntentResponseCodeSuccess</key>
            ↓<true/>
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
            <string>↓success</string>
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
            <key>INIntentResponseCodeSuccess</key>
            <false/>
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
    for code in definition.intents.flatMap({ $0.response?.codes ?? [] }) {
      let isSuccess = code.isSuccess?.value ?? false
      let message: Diagnostic.Message
      switch code.name?.value {
      case "success" where !isSuccess: message = .unmarkedSuccess
      case "failure" where isSuccess: message = .markedFailure
      default: continue
      }
      report.add(
        message, at: code.isSuccess?.range ?? code.name?.range, in: definition.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let unmarkedSuccess: Self =
    "the code 'success' is not marked as a success; set 'INIntentResponseCodeSuccess'"

  fileprivate static let markedFailure: Self =
    "the code 'failure' is marked as a success; take 'INIntentResponseCodeSuccess' out"
}
