// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Prompts of an unknown type.
struct UnknownPromptDialog: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-prompt-dialog", family: .sentences, severity: .warning,
    summary: "The type of a prompt is unknown to iOS.",
    why: """
      iOS treats the prompt as the primary one, so it is heard at the wrong time, or replaces \
      the one that asks for the value.
      """,
    remedy: """
      Write one of `Primary`, `Concise`, `Configuration`, `Confirmation`, \
      `DisambiguationIntroduction`, `DisambiguationSelection` and `SubsequentIntroduction`.
      """)

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "account",
        promptDialogs: [
          .prompt(
            "↓Confirm", custom: true, formatString: "Is ${account} right?",
            formatStringID: "d8XsPa")
        ])),
    .parameters(
      .parameter(
        "account",
        promptDialogs: [
          .prompt(
            "Confirmation", custom: true, formatString: "Is ${account} right?",
            formatStringID: "d8XsPa")
        ])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for attribute in context.attributes {
      for type in attribute.promptDialogs.compactMap(\.typeName)
      where !Self.types.contains(type.value) {
        findings.add(
          .unknownType(type.value, among: Self.types), at: type.range)
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
    return "unknown prompt type '\(name)', which iOS treats as 'Primary'; \(remedy)"
  }
}
