// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Prompts that a later prompt of the same type replaces.
struct DuplicatePromptDialog: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "duplicate-prompt-dialog", family: .sentences, severity: .error,
    summary: "A parameter has two prompts of the same type.",
    why: "iOS keeps one prompt of each type, the later one: the other is never heard.",
    remedy: "Remove one of the prompts, or change its type.")

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
            findings.note("this prompt is never used", at: repetition.earlier.range)
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func replaces(_ type: String, of name: String) -> Self {
    "'\(name)' already has a prompt of the type '\(type)', which this one replaces; remove one of them"
  }
}
