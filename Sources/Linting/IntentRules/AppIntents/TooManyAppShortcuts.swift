// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Providers of more App Shortcuts than the system takes.
struct TooManyAppShortcuts: ProjectRule {
  /// How many an application may have.
  static let maximum = 10

  static let metadata = RuleMetadata(
    id: "too-many-app-shortcuts", family: .appIntents, severity: .error,
    summary: "An application has more than ten App Shortcuts.",
    why: """
      The system takes ten, and the build fails with more. Teams swap shortcuts to stay below: \
      https://github.com/home-assistant/iOS/pull/5786.
      """,
    remedy: "Keep the ten that users say most. The other intents stay in the Shortcuts app.")

  static let examples: [RuleExample] =
    [
      provider(count: 11), provider(count: 10),
    ] + productExamples

  private static func provider(count: Int) -> RuleExample {
    let shortcuts = (1...count).map { number in
      "    \(number == maximum + 1 ? "↓" : "")AppShortcut(intent: Show\(number)(), phrases: [])"
    }
    return .swift(
      """
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
      \(shortcuts.joined(separator: "\n"))
        }
      }

      """)
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    checkProducts(context, findings: &findings)
    let sources = context.appIntents
    var providers: Set<String> = []
    for shortcut in sources.shortcuts
    where providers.insert("\(shortcut.provider.fullName) \(shortcut.file.source.name)").inserted {
      let own = sources.shortcuts.filter {
        $0.provider.fullName == shortcut.provider.fullName
          && $0.file.source.name == shortcut.file.source.name
      }
      // Those of other branches of a condition are not there at the same time.
      guard own.count > Self.maximum, !shortcut.hasConditions else { continue }
      findings.add(
        "'\(shortcut.provider.fullName)' has \(own.count) App Shortcuts, and the system takes \(Self.maximum); remove \(own.count - Self.maximum)",
        at: own[Self.maximum].range, in: shortcut.file.source.name)
    }
  }
}
