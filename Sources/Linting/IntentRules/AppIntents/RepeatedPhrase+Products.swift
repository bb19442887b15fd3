// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import SourceText

extension RepeatedPhrase {
  /// Examples of built products.
  static let productExamples: [RuleExample] = [
    .shortcuts(["\"Show ${applicationName}\"", "\"↓Show ${applicationName}\""]),
    .shortcuts(["\"Show ${applicationName}\"", "\"↓show ${applicationName}\""]),
    .shortcuts(["\"Show ${applicationName}\"", "\"Open ${applicationName}\""]),
  ]

  /// Checks the metadata of built products.
  func checkProducts(_ context: ProjectContext, findings: inout RuleFindings) {
    for (_, metadata) in context.bundlesWithMetadata {
      var first: [String: AppShortcut] = [:]
      for shortcut in metadata.shortcuts {
        for phrase in shortcut.phrases {
          let spoken = phrase.key.value.lowercased()
          guard let other = first[spoken] else {
            first[spoken] = shortcut
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
