// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Refusals with a value that is no parameter.
package struct UnknownReasonPlaceholder: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unknown-reason-placeholder", family: .sentences, severity: .warning,
    summary: """
      The sentence of an unsupported reason has a placeholder that is neither a parameter of the \
      intent nor one that iOS fills in.
      """,
    why: """
      There is no value to put in, so that Siri explains the refusal with a gap in the sentence.
      """,
    remedy: """
      Write the name of a parameter, or one of `displayName`, `maximumValue` and `minimumValue`.
      """)

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>count</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        <key>INIntentParameterUnsupportedReasons</key>
        <array>
          <dict>
            <key>INIntentParameterUnsupportedReasonCode</key>
            <string>greaterThanMaximumValue</string>
            <key>INIntentParameterUnsupportedReasonDefault</key>
            <true/>
            <key>INIntentParameterUnsupportedReasonFormatString</key>
            <string>${displayName} is at most ↓${maximum}.</string>
            <key>INIntentParameterUnsupportedReasonFormatStringID</key>
            <string>u5GmJt</string>
          </dict>
        </array>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>count</string>
        <key>INIntentParameterType</key>
        <string>Integer</string>
        <key>INIntentParameterUnsupportedReasons</key>
        <array>
          <dict>
            <key>INIntentParameterUnsupportedReasonCode</key>
            <string>greaterThanMaximumValue</string>
            <key>INIntentParameterUnsupportedReasonDefault</key>
            <true/>
            <key>INIntentParameterUnsupportedReasonFormatString</key>
            <string>${displayName} is at most ${maximumValue}.</string>
            <key>INIntentParameterUnsupportedReasonFormatStringID</key>
            <string>u5GmJt</string>
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
      let names = ParameterNames(of: intent.parameters)
      let reasons = intent.parameters.flatMap(\.unsupportedReasons).compactMap(\.format.text)
      for placeholder in reasons.flatMap(\.placeholders) {
        let name = placeholder.parameterName
        guard !Self.filledIn.contains(name), !names.contains(name) else { continue }
        report.add(
          .unknownPlaceholder(placeholder.name, question: names.question(name, or: Self.filledIn)),
          at: placeholder.range, in: definition.source.name)
      }
    }
  }

  /// What iOS puts in besides the values of parameters.
  private static let filledIn = ["displayName", "maximumValue", "minimumValue"]
}

extension Diagnostic.Message {
  fileprivate static func unknownPlaceholder(_ name: String, question: String) -> Self {
    "'${\(name)}' is neither a parameter of the intent nor a value that iOS fills in, so that the reason has a gap\(question)"
  }
}
