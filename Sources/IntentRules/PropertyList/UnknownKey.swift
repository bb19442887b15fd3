// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Keys that mean nothing in the place where they stand.
struct UnknownKey: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-key", family: .propertyList, severity: .note,
    summary: "A key is neither one that Xcode is known to write nor one that iOS is known to read.",
    why: """
      A misspelled key is passed over without a word: the flag stays off, the text stays empty. The list of known keys may be \
      incomplete, so this is no more than a note.
      """,
    remedy:
      "Correct the spelling, or remove the key. Fixes and Xcode's editor leave unknown keys alone.")

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
    return "'\(key)' is no key that Xcode is known to write here, and iOS does not read it\(advice)"
  }
}
