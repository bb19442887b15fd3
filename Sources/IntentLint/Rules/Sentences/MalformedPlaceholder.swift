// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Placeholders that are not closed or have no name.
package struct MalformedPlaceholder: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "malformed-placeholder", family: .sentences, severity: .warning,
    summary: "A sentence has a `${` without a `}` behind it, or with nothing between.",
    why: "iOS finds no value to put in, so that people read the sentence with the braces.",
    remedy: "Write a placeholder as `${name}`.")

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentParameterCombinations</key>
      <dict>
        <key>account</key>
        <dict>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show ↓${account</string>
          <key>INIntentParameterCombinationTitleID</key>
          <string>c1VbQe</string>
        </dict>
      </dict>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """),
    .intent(
      """
      <key>INIntentParameterCombinations</key>
      <dict>
        <key>account</key>
        <dict>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show ${account} for $5</string>
          <key>INIntentParameterCombinationTitleID</key>
          <string>c1VbQe</string>
        </dict>
      </dict>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for sentence in definition.intents.flatMap(sentences(of:)) {
      for place in sentence.malformedPlaceholders {
        report.add(.malformed(sentence.value), at: place, in: definition.source.name)
      }
    }
  }

  /// All sentences of an intent that can have placeholders.
  private func sentences(of intent: Intent) -> [Located<String>] {
    let texts =
      intent.parameters.flatMap(\.promptDialogs).map(\.format)
      + intent.parameters.flatMap(\.unsupportedReasons).map(\.format)
      + (intent.response?.codes ?? []).flatMap { [$0.format, $0.conciseFormat] }
    return intent.allCombinations.flatMap(\.sentences) + texts.compactMap(\.text)
  }
}

extension Diagnostic.Message {
  fileprivate static func malformed(_ sentence: String) -> Self {
    "a placeholder in '\(sentence)' is not closed or has no name; write it as '${name}'"
  }
}
