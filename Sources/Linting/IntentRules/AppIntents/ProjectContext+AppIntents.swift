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

  /// An example of Swift source of a widget extension whose string catalog has translations into German.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - translated: The texts that the catalog translates.
  /// - Returns: The example, of which the project file is not shown.
  static func swift(_ text: String, translated: [String]) -> RuleExample {
    let translations = translated.map { key in
      #""\#(key)" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "\#(key) (de)" } } } }"#
    }
    let project = File.xcodeProject([
      ExampleTarget(name: "App", embedded: ["Widget"]),
      ExampleTarget(
        name: "Widget", productType: "app-extension", sources: ["Show.swift"],
        resources: ["Localizable.xcstrings"]),
    ])
    return swift(
      text,
      with: File(
        "Localizable.xcstrings",
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            \(translations.joined(separator: ",\n    "))
          },
          "version" : "1.0"
        }

        """),
      File(project.path, project.content, isShown: false))
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
