// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Answers with a value that the response does not have.
package struct UnknownResponsePlaceholder: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unknown-response-placeholder", family: .responses, severity: .warning,
    summary: """
      The sentence of a response has a placeholder that is no parameter of the response, and no \
      key path into one.
      """,
    why: "There is no value to put in, so that people hear an answer with a gap.",
    remedy: "Write the name of a parameter of the response, or add the parameter.")

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
            <key>INIntentResponseCodeFormatString</key>
            <string>There are ↓${conut} articles.</string>
            <key>INIntentResponseCodeFormatStringID</key>
            <string>r2LnYk</string>
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
        <key>INIntentResponseParameters</key>
        <array>
          <dict>
            <key>INIntentResponseParameterName</key>
            <string>count</string>
            <key>INIntentResponseParameterType</key>
            <string>Integer</string>
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
            <key>INIntentResponseCodeFormatString</key>
            <string>There are ${count} articles since ${date.year}.</string>
            <key>INIntentResponseCodeFormatStringID</key>
            <string>r2LnYk</string>
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
        <key>INIntentResponseParameters</key>
        <array>
          <dict>
            <key>INIntentResponseParameterName</key>
            <string>count</string>
            <key>INIntentResponseParameterType</key>
            <string>Integer</string>
          </dict>
          <dict>
            <key>INIntentResponseParameterName</key>
            <string>date</string>
            <key>INIntentResponseParameterType</key>
            <string>DateComponents</string>
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
    for intent in definition.intents {
      guard let response = intent.response else { continue }
      let names = ParameterNames(of: response.parameters)
      let ofIntent = ParameterNames(of: intent.parameters)
      let sentences = response.codes.flatMap { [$0.format.text, $0.conciseFormat.text] }
      for placeholder in sentences.compactMap({ $0 }).flatMap(\.placeholders) {
        let name = placeholder.parameterName
        guard !names.contains(name) else { continue }
        report.add(
          ofIntent.contains(name)
            ? .parameterOfIntent(placeholder.name)
            : .unknownPlaceholder(placeholder.name, question: names.question(name)),
          at: placeholder.range, in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownPlaceholder(_ name: String, question: String) -> Self {
    "'${\(name)}' is no parameter of the response, so that the sentence has no value for it\(question)"
  }

  fileprivate static func parameterOfIntent(_ name: String) -> Self {
    "'${\(name)}' is a parameter of the intent, and a response has values of its own alone; add it to the response"
  }
}
