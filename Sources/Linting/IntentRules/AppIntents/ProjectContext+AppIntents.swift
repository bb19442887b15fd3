// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Disk
import IntentLint

extension ProjectContext {
  /// The App Intents of the project's Swift sources, read once.
  var appIntents: AppIntentSources { fact { AppIntentSources(project) } }
}

extension RuleExample {
  /// An example of Swift source.
  static func swift(_ text: String, with others: File...) -> RuleExample {
    RuleExample(files: [File("Show.swift", "import AppIntents\n" + text)] + others)
  }

  /// An example of the phrases of an App Shortcut.
  static func phrases(_ phrases: String, with others: File...) -> RuleExample {
    RuleExample(
      files: [
        File(
          "Show.swift",
          """
          import AppIntents
          struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
              AppShortcut(intent: Show(), phrases: [\(phrases)], shortTitle: "Show", systemImageName: "star")
            }
          }

          """)
      ] + others)
  }
}
