// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Phrases that several App Shortcuts have.
struct RepeatedPhrase: ProjectRule {
  static let metadata = RuleMetadata(
    id: "repeated-phrase", family: .appIntents, severity: .warning,
    summary: "Two App Shortcuts have the same phrase.",
    why: """
      Siri cannot know which of the two a user means, and runs one of them. Upper and lower case \
      make no difference to speech. Compare https://github.com/home-assistant/iOS/pull/5786, which \
      words its phrases so that Siri has one reading.
      """,
    remedy: "Word one of the phrases differently, or remove it.")

  static let examples: [RuleExample] =
    [
      .phrases(#""Show in \(.applicationName)", ↓"show in \(.applicationName)""#),
      .phrases(#""Show in \(.applicationName)", "Open in \(.applicationName)""#),
    ] + productExamples

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    checkProducts(context, findings: &findings)
    var first: [String: (file: String, range: SourceRange)] = [:]
    for shortcut in context.appIntents.shortcuts where !shortcut.hasConditions {
      let file = shortcut.file.source.name
      for phrase in shortcut.phrases {
        guard let key = AppShortcutSource.key(of: phrase) else { continue }
        // Providers of different targets do not meet.
        let name = "\(shortcut.provider.fullName) \(file) \(key.lowercased())"
        guard let other = first.updateValue((file, phrase.range), forKey: name) else { continue }
        findings.add(
          "the phrase is that of another App Shortcut, too; word one of them differently",
          at: phrase.range, in: file,
          notes: [
            .init(message: "the other phrase", at: .init(file: other.file, range: other.range))
          ])
      }
    }
  }
}
