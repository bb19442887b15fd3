// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Placeholders that are not closed or have no name.
struct MalformedPlaceholder: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "malformed-placeholder", family: .sentences, severity: .warning,
    summary: "A sentence has a `${` without a `}`, or without a name between them.",
    why: "iOS finds no value, so users see the sentence with the braces.",
    remedy: "Write a placeholder as `${name}`.")

  static let examples: [RuleExample] = [
    .intent(
      parameterCombinations: ["account": .combination("Show ↓${account", titleID: "c1VbQe")],
      parameters: [.parameter("account")]),
    .intent(
      parameterCombinations: ["account": .combination("Show ${account} for $5", titleID: "c1VbQe")],
      parameters: [.parameter("account")]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for sentence in definition.intents.flatMap(sentences(of:)) {
      for place in sentence.malformedPlaceholders {
        findings.add(.malformed(sentence.value), at: place)
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
