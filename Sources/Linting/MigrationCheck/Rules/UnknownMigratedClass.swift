// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText

/// App Intents that take the place of a class that there never was.
struct UnknownMigratedClass: MigrationRule {
  static let metadata = RuleMetadata(
    id: "unknown-migrated-class", family: .migration, severity: .error,
    summary: "'intentClassName' names a class that no definition of the history has.",
    why: """
      The system looks for saved widgets and shortcuts of this class, and finds none: the migration \
      does nothing, and nothing says so. The name is often that of the handler, or lacks the class \
      prefix or 'Intent' at its end.
      """,
    remedy: """
      Write the full name of the generated class: the class prefix of the project, the name of the \
      intent and 'Intent', or the class name that the definition sets.
      """)

  static let examples: [RuleExample] = [
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = ↓"ShowIntentHandler"
        static let isDiscoverable = false
      }

      """, before: .show()),
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        static let isDiscoverable = false
      }

      """, before: .show()),
  ]

  func check(_ migration: MigratedProject, findings: inout RuleFindings) {
    let known = Set(migration.history.intents.flatMap(\.classNames))
      .union(migration.currentClasses).sorted()
    var seen: Set<String> = []
    for intent in migration.migratedIntents {
      guard let found = intent.migratedClass,
        seen.insert("\(found.file):\(found.range.start)").inserted
      else { continue }
      guard let name = found.name else {
        findings.add(
          "the value of 'intentClassName' is computed, so it is not checked; write it as a literal",
          at: found.range, in: found.file, severity: .note,
          data: [.init("subject", intent.name)])
        continue
      }
      guard !known.contains(name) else { continue }
      let isUncertain = known.isEmpty || migration.history.isShallow
      findings.add(
        .unknown(name, among: known, isShallow: migration.history.isShallow), at: found.range,
        in: found.file, severity: isUncertain ? .warning : .error,
        data: [.init("subject", name)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(_ name: String, among known: [String], isShallow: Bool) -> Self {
    if known.isEmpty {
      return
        "the history has no definition, so the class '\(name)' is not checked; name a revision that has one with '--history'"
    }
    if isShallow {
      return
        "no definition of the history has the class '\(name)', but the history is shallow; fetch it with 'git fetch --unshallow'"
    }
    return "no definition of the history has the class '\(name)'\(question(name, known))"
  }

  /// A question with the name that may have been meant.
  private static func question(_ name: String, _ known: [String]) -> String {
    let trimmed = name.hasSuffix("Handler") ? String(name.dropLast(7)) : name
    let meant =
      known.first { [trimmed, trimmed + "Intent", name + "Intent"].contains($0) }
      ?? known.first {
        $0.hasSuffix(trimmed) || $0.hasSuffix(name + "Intent") || name.hasSuffix($0)
      }
    guard let meant else { return NearName.question(name, among: known) }
    return name.contains("Handl")
      ? "; it is a handler's name, write '\(meant)'" : "; did you mean '\(meant)'?"
  }
}
