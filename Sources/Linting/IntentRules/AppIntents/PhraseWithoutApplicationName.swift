// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Phrases of App Shortcuts that do not name the application.
struct PhraseWithoutApplicationName: ProjectRule {
  static let metadata = RuleMetadata(
    id: "phrase-without-application-name", family: .appIntents, severity: .error,
    summary:
      "A phrase of an App Shortcut, or its translation, does not have the name of the application.",
    why: """
      Siri only takes phrases with the name of the application. Xcode's validation of App Shortcuts \
      fails and stops the build: https://github.com/flipperdevices/Flipper-iOS-App/pull/272.
      """,
    remedy:
      "Write '\\(.applicationName)' in each phrase, and '${applicationName}' in its translations.")

  static let examples: [RuleExample] =
    [
      .phrases(#"↓"Show the map", "Show the map of \(.applicationName)""#),
      .phrases(#""Show the map of \(.applicationName)", "\(.applicationName), show \(\.$place)""#),
    ] + productExamples

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    checkProducts(context, findings: &findings)
    for shortcut in context.appIntents.shortcuts {
      for phrase in shortcut.phrases where AppShortcutSource.namesApplication(phrase) == false {
        findings.add(
          "the phrase does not have the name of the application; add '\\(.applicationName)'",
          at: phrase.range, in: shortcut.file.source.name)
      }
    }
  }
}
