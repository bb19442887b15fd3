// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Unknown keys.
struct UnknownKey: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-key", family: .propertyList, severity: .note,
    summary: "A key is unknown: neither written by Xcode nor read by iOS.",
    why: """
      A misspelled key is silently ignored: the flag stays off, the text stays empty. The list \
      of known keys may be incomplete, so this is only a note.
      """,
    remedy: "Correct the spelling, or remove the key. Fixes and Xcode's editor keep unknown keys.")

  static let examples: [RuleExample] = [
    .rawIntent(
      """
      <key>↓INIntentElligibleForWidgets</key>
      <true/>
      """),
    .intent(eligibleForWidgets: true, title: "Show Balance", titleLanguageCode: "en"),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for unknown in definition.unknownKeys {
      findings.add(
        .unknownKey(unknown.entry.key, known: unknown.knownKeys), at: unknown.entry.keyRange,
        data: [.init("key", unknown.entry.key)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownKey(_ key: String, known: [String]) -> Self {
    let question = NearName.question(key, among: known)
    let advice = question.isEmpty ? "; check its spelling, or remove it" : question
    return "unknown key '\(key)': Xcode does not write it here, and iOS does not read it\(advice)"
  }
}
