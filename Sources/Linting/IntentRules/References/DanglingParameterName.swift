// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Key, input and output parameters that do not exist.
struct DanglingParameterName: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "dangling-parameter-name", family: .references, severity: .warning,
    summary: "The key parameter, the input or the output of an intent is not a parameter of it.",
    why: """
      In Shortcuts the action has no subject, takes nothing from the previous action, or \
      passes nothing on.
      """,
    remedy: """
      Write the name of a parameter as it is at run time, with a lowercase first letter; for \
      the output, the name of a response parameter.
      """)

  static let examples: [RuleExample] = [
    .intent(input: "↓file", keyParameter: "↓acount", parameters: [.parameter("account")]),
    .intent(
      input: "account", parameters: [.parameter("account")],
      response: .response(
        output: "balance", parameters: [.responseParameter("balance", type: "String")])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
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
        findings.add(
          .namesNothing(
            name.value, reference.noun, of: intent.name?.value ?? "", names: reference.names),
          at: name.range, data: [.init("name", name.value)])
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
      "the \(noun) of the intent '\(intent)' is '\(name)', which is not a \(part) of it\(NearName.question(name, among: names))"
  }
}
