// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import BuiltProducts
import Diagnostics
import IntentLint
import SourceText
import WidgetProject

/// Phrases that two App Shortcuts have.
struct RepeatedPhrase: ProjectRule {
  static let metadata = RuleMetadata(
    id: "repeated-phrase", family: .products, severity: .warning,
    summary: "Two App Shortcuts of an app have the same phrase.",
    why: "Siri runs one of the two intents, and nothing says which.",
    remedy: "Give each App Shortcut phrases of its own.")

  static let examples: [RuleExample] = [
    .shortcuts(["\"Show ${applicationName}\"", "\"↓Show ${applicationName}\""]),
    .shortcuts(["\"Show ${applicationName}\"", "\"Open ${applicationName}\""]),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for (_, metadata) in context.bundlesWithMetadata {
      var first: [String: AppShortcut] = [:]
      for shortcut in metadata.shortcuts {
        for phrase in shortcut.phrases {
          guard let other = first[phrase.key.value] else {
            first[phrase.key.value] = shortcut
            continue
          }
          findings.add(
            .repeated(phrase.key.value, by: other.action.value), at: phrase.key.range,
            in: metadata.source.name)
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeated(_ phrase: String, by action: String) -> Self {
    "the phrase '\(phrase)' is also a phrase of '\(action)', so it is not known which of the two runs; change one"
  }
}
