// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText

/// Classes that several App Intents take the place of.
struct RepeatedMigratedClass: MigrationRule {
  static let metadata = RuleMetadata(
    id: "repeated-migrated-class", family: .migration, severity: .warning,
    summary: "Several App Intents of one target take the place of the same class.",
    why: """
      A saved widget or shortcut becomes one of them, and Apple does not say which. If the other one \
      has other parameters, the configuration is lost.
      """,
    remedy: "Set 'intentClassName' in one of them.")

  static let examples: [RuleExample] = [
    .migration(
      """
      struct Show: AppIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
      }
      struct Open: AppIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = ↓"ShowIntent"
      }

      """, before: .show()),
    .migration(
      """
      struct Show: AppIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
      }

      """, before: .show()),
  ]

  func check(_ migration: MigratedProject, findings: inout RuleFindings) {
    var first: [String: AppIntentSource] = [:]
    for intent in migration.migratedIntents {
      guard let found = intent.migratedClass, let name = found.name else { continue }
      guard let other = first[name] else {
        first[name] = intent
        continue
      }
      // Copies of a type in two targets are one intent; so are the branches of a condition.
      guard other.name != intent.name else { continue }
      findings.add(
        "'\(other.name)' takes the place of '\(name)', too; set 'intentClassName' in one of them",
        at: found.range, in: found.file, data: [.init("subject", name)],
        notes: [
          .init(
            message: "the other App Intent",
            at: .init(file: other.type.fileName, range: other.type.nameRange))
        ])
    }
  }
}
