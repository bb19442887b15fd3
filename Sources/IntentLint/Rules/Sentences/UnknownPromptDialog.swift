// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Prompts for an occasion that iOS does not know.
package struct UnknownPromptDialog: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "unknown-prompt-dialog", family: .sentences, severity: .warning,
    summary: "The type of a prompt is none that iOS knows.",
    why: """
      iOS takes the prompt for the primary one, so that it is heard where another was meant, or \
      replaces the one that asks for the value.
      """,
    remedy: """
      Write one of `Primary`, `Concise`, `Configuration`, `Confirmation`, \
      `DisambiguationIntroduction`, `DisambiguationSelection` and `SubsequentIntroduction`.
      """)

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
            <string>Is ${account} right?</string>
            <key>INIntentParameterPromptDialogFormatStringID</key>
            <string>d8XsPa</string>
            <key>INIntentParameterPromptDialogType</key>
            <string>↓Confirm</string>
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
            <string>Is ${account} right?</string>
            <key>INIntentParameterPromptDialogFormatStringID</key>
            <string>d8XsPa</string>
            <key>INIntentParameterPromptDialogType</key>
            <string>Confirmation</string>
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
    for attribute in context.attributes(of: definition) {
      for type in attribute.promptDialogs.compactMap(\.typeName)
      where !Self.types.contains(type.value) {
        report.add(
          .unknownType(type.value, among: Self.types), at: type.range, in: definition.source.name)
      }
    }
  }

  private static let types = [
    "Primary", "Concise", "Configuration", "Confirmation", "DisambiguationIntroduction",
    "DisambiguationSelection", "SubsequentIntroduction",
  ]
}

extension Diagnostic.Message {
  fileprivate static func unknownType(_ name: String, among known: [String]) -> Self {
    let words = known.map { "'\($0)'" }.joined(separator: ", ")
    let remedy =
      NearName.of(name, among: known).map { "did you mean '\($0)'?" } ?? "use one of \(words)"
    return "'\(name)' is no type of prompt, and iOS takes it for 'Primary'; \(remedy)"
  }
}
