// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Prompts that a later prompt for the same occasion replaces.
package struct DuplicatePromptDialog: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "duplicate-prompt-dialog", family: .sentences, severity: .error,
    summary: "A parameter has two prompts of one type.",
    why: "iOS keeps one prompt a type, the later one: the words of the other are never heard.",
    remedy: "Take one of the prompts out, or give it the type that it was meant for.")

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
            <string>Which account?</string>
            <key>INIntentParameterPromptDialogFormatStringID</key>
            <string>d8XsPa</string>
            <key>INIntentParameterPromptDialogType</key>
            <string>Primary</string>
          </dict>
          <dict>
            <key>INIntentParameterPromptDialogCustom</key>
            <true/>
            <key>INIntentParameterPromptDialogFormatString</key>
            <string>Which one?</string>
            <key>INIntentParameterPromptDialogFormatStringID</key>
            <string>d8XsPa</string>
            <key>INIntentParameterPromptDialogType</key>
            <string>↓Primary</string>
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
            <key>INIntentParameterPromptDialogType</key>
            <string>Configuration</string>
          </dict>
          <dict>
            <key>INIntentParameterPromptDialogCustom</key>
            <true/>
            <key>INIntentParameterPromptDialogFormatString</key>
            <string>Which account?</string>
            <key>INIntentParameterPromptDialogFormatStringID</key>
            <string>d8XsPa</string>
            <key>INIntentParameterPromptDialogType</key>
            <string>Primary</string>
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
      let types = attribute.promptDialogs.compactMap(\.typeName)
      for repetition in types.repetitions(of: \.value) {
        let type = repetition.later
        report.add(
          .replaces(type.value, of: attribute.propertyName), at: type.range,
          in: definition.source.name,
          notes: [
            .init(
              message: "this prompt is never used",
              at: .init(file: definition.source.name, range: repetition.earlier.range))
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func replaces(_ type: String, of name: String) -> Self {
    "'\(name)' has a prompt of the type '\(type)' already, which this one replaces; take one of them out"
  }
}
