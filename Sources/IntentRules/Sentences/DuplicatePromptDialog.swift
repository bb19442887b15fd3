// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Prompts that a later prompt for the same occasion replaces.
struct DuplicatePromptDialog: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "duplicate-prompt-dialog", family: .sentences, severity: .error,
    summary: "A parameter has two prompts of one type.",
    why: "iOS keeps one prompt a type, the later one: the words of the other are never heard.",
    remedy: "Take one of the prompts out, or give it the type that it was meant for.")

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "account",
        promptDialogs: [
          .prompt(
            "Primary", custom: true, formatString: "Which account?", formatStringID: "d8XsPa"),
          .prompt("↓Primary", custom: true, formatString: "Which one?", formatStringID: "d8XsPa"),
        ])),
    .parameters(
      .parameter(
        "account",
        promptDialogs: [
          .prompt("Configuration", custom: true),
          .prompt(
            "Primary", custom: true, formatString: "Which account?", formatStringID: "d8XsPa"),
        ])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      let types = attribute.promptDialogs.compactMap(\.typeName)
      for repetition in types.repetitions(of: \.value) {
        let type = repetition.later
        findings.add(
          .replaces(type.value, of: attribute.propertyName), at: type.range,
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
