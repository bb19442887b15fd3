// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Questions with a value that is no parameter.
package struct UnknownPromptPlaceholder: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unknown-prompt-placeholder", family: .sentences, severity: .warning,
    summary: """
      A prompt has a placeholder that is neither a parameter of the intent nor the count of \
      options.
      """,
    why: "There is no value to put in, so that Siri asks with a gap in the sentence.",
    remedy: "Write the name of a parameter, or `count` for the number of options.")

  package static let examples: [RuleExample] = [
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterPromptDialogs</key>
        <array>
          <dict>
            <key>INIntentParameterPromptDialogCustom</key>
            <true/>
            <key>INIntentParameterPromptDialogFormatString</key>
            <string>There are ↓${cuont} options matching ‘${account}’.</string>
            <key>INIntentParameterPromptDialogFormatStringID</key>
            <string>d8XsPa</string>
            <key>INIntentParameterPromptDialogType</key>
            <string>DisambiguationIntroduction</string>
          </dict>
        </array>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
    .parameters(
      """
      <dict>
        <key>INIntentParameterName</key>
        <string>account</string>
        <key>INIntentParameterPromptDialogs</key>
        <array>
          <dict>
            <key>INIntentParameterPromptDialogCustom</key>
            <true/>
            <key>INIntentParameterPromptDialogFormatString</key>
            <string>There are ${count} options matching ‘${account}’.</string>
            <key>INIntentParameterPromptDialogFormatStringID</key>
            <string>d8XsPa</string>
            <key>INIntentParameterPromptDialogType</key>
            <string>DisambiguationIntroduction</string>
          </dict>
        </array>
        <key>INIntentParameterType</key>
        <string>String</string>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
  ) {
    for intent in definition.intents {
      let names = ParameterNames(of: intent.parameters)
      let prompts = intent.parameters.flatMap(\.promptDialogs).compactMap(\.format.text)
      for placeholder in prompts.flatMap(\.placeholders) {
        let name = placeholder.parameterName
        guard name != "count", !names.contains(name) else { continue }
        report.add(
          .unknownPlaceholder(placeholder.name, question: names.question(name, or: ["count"])),
          at: placeholder.range, in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownPlaceholder(_ name: String, question: String) -> Self {
    "'${\(name)}' is neither a parameter of the intent nor 'count', so that the prompt has no value for it\(question)"
  }
}
