// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Key, input and output parameters that there are none of.
package struct DanglingParameterName: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "dangling-parameter-name", family: .references, severity: .warning,
    summary: "The key parameter, the input or the output of an intent names no parameter.",
    why: """
      In Shortcuts the action has no subject, takes nothing from the action before it, or hands nothing on.
      """,
    remedy: """
      Write the name of a parameter as it is at run time, with its first letter in lower case; for the output, that \
      of a response parameter.
      """)

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentInput</key>
      <string>↓file</string>
      <key>INIntentKeyParameter</key>
      <string>↓acount</string>
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
      <key>INIntentInput</key>
      <string>account</string>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      <key>INIntentResponse</key>
      <dict>
        <key>INIntentResponseOutput</key>
        <string>balance</string>
        <key>INIntentResponseParameters</key>
        <array>
          <dict>
            <key>INIntentResponseParameterName</key>
            <string>balance</string>
            <key>INIntentResponseParameterType</key>
            <string>String</string>
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
      let own = intent.parameters.map(\.propertyName)
      let answered = intent.response?.parameters.map(\.propertyName) ?? []
      let references = [
        (noun: "key parameter", name: intent.keyParameterName, names: own),
        (noun: "input", name: intent.inputParameterName, names: own),
        (noun: "output", name: intent.response?.outputParameterName, names: answered),
      ]
      for reference in references {
        guard let name = reference.name, !name.value.isEmpty,
          !reference.names.contains(name.value)
        else { continue }
        report.add(
          .namesNothing(
            name.value, reference.noun, of: intent.name?.value ?? "", names: reference.names),
          at: name.range, in: definition.source.name, data: [.init("name", name.value)])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func namesNothing(
    _ name: String, _ noun: String, of intent: String, names: [String]
  ) -> Self {
    let part = noun == "output" ? "response parameter" : "parameter"
    return
      "the \(noun) of the intent '\(intent)' is '\(name)', which is no \(part) of it\(NearName.question(name, among: names))"
  }
}
