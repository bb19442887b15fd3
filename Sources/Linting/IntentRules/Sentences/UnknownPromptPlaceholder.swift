// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Prompts with a placeholder that is not a parameter.
struct UnknownPromptPlaceholder: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-prompt-placeholder", family: .sentences, severity: .warning,
    summary: """
      A prompt has a placeholder that is neither a parameter of the intent nor the number of \
      options.
      """,
    why: "The placeholder has no value, so Siri asks with a gap in the sentence.",
    remedy: "Write the name of a parameter, or `count` for the number of options.")

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "account",
        promptDialogs: [
          .prompt(
            "DisambiguationIntroduction", custom: true,
            formatString: "There are ↓${cuont} options matching ‘${account}’.",
            formatStringID: "d8XsPa")
        ])),
    .parameters(
      .parameter(
        "account",
        promptDialogs: [
          .prompt(
            "DisambiguationIntroduction", custom: true,
            formatString: "There are ${count} options matching ‘${account}’.",
            formatStringID: "d8XsPa")
        ])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      let names = ParameterNames(of: intent.parameters)
      let prompts = intent.parameters.flatMap(\.promptDialogs).compactMap(\.format.text)
      for placeholder in prompts.flatMap(\.placeholders) {
        let name = placeholder.parameterName
        guard name != "count", !names.contains(name) else { continue }
        findings.add(
          .unknownPlaceholder(placeholder.name, question: names.question(name, or: ["count"])),
          at: placeholder.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownPlaceholder(_ name: String, question: String) -> Self {
    "'${\(name)}' is neither a parameter of the intent nor 'count', so it has no value\(question)"
  }
}
