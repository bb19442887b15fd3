// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import Disk
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// Classes that a release had and no App Intent takes the place of.
struct UnmigratedIntentClass: MigrationRule {
  static let metadata = RuleMetadata(
    id: "unmigrated-intent-class", family: .migration, severity: .error,
    summary: "No App Intent takes the place of an intent's class that a release had.",
    why: """
      Widgets that users placed with this class lose their configuration, and shortcuts with it \
      show "Unknown Action". The class may be from an older release: users keep widgets for \
      years. See https://github.com/arjun-dureja/SubWidget/pull/14.
      """,
    remedy: """
      Add 'CustomIntentMigratedAppIntent' to the App Intent and set 'intentClassName' to the class. \
      If the class needs no migration, allow it with a reason in 'migration' of quickaction.json.
      """)

  static let examples: [RuleExample] = [
    .migration(
      """
      ↓import AppIntents
      struct Show: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Show"
        static let isDiscoverable = false
      }

      """, before: .show()),
    .migration(
      """
      struct Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        static let title: LocalizedStringResource = "Show"
        static let isDiscoverable = false
      }

      """, before: .show()),
  ]

  func check(_ migration: MigratedProject, findings: inout RuleFindings) {
    // Of a project without App Intents, nothing is migrated yet.
    guard !migration.sources.intents.isEmpty, !migration.hasUnknownClass else { return }
    let migratedNames = migration.migratedIntents.compactMap { $0.migratedClass?.name }
    for old in migration.history.intents where migration.migrations(of: old).isEmpty {
      let isCurrent = migration.isCurrent(old)
      let place = place(of: old, isCurrent: isCurrent, in: migration)
      let near = NearName.of(old.className, among: migratedNames)
      findings.add(
        .unmigrated(old, isCurrent: isCurrent, near: near), at: place.range, in: place.file,
        severity: isCurrent || !migration.history.isReleased(old.tag) ? .warning : .error,
        data: [
          .init("subject", old.className), .init("definition", old.path),
          .init("commit", old.lastCommit), .init("release", old.tag ?? ""),
        ],
        notes: isCurrent
          ? []
          : [
            .init(
              message: "the last definition with this class",
              at: .init(file: old.definition.source.name, range: old.intent.name?.range))
          ])
    }
  }

  /// Where the finding is: at the intent if a definition still has it, otherwise in the file with the other App Intents.
  private func place(
    of old: HistoricalIntent, isCurrent: Bool, in migration: MigratedProject
  ) -> Diagnostic.Place {
    if isCurrent {
      for definition in migration.project.definitions {
        for intent in definition.intents where intent.name?.value == old.intent.name?.value {
          return .init(file: definition.source.name, range: intent.name?.range)
        }
      }
    }
    let like = old.intent.name?.value ?? ""
    let files = migration.sources.intents
    let file =
      files.first { $0.name == like || $0.name == like + "Intent" }
      ?? migration.migratedIntents.first ?? files.first
    return .init(file: file?.type.fileName ?? old.definition.source.name, range: nil)
  }
}

extension Diagnostic.Message {
  fileprivate static func unmigrated(
    _ old: HistoricalIntent, isCurrent: Bool, near: String?
  ) -> Self {
    let release = old.tag.map { "the release '\($0)' has" } ?? "the history has"
    let question = near.map { " (did '\($0)' mean it?)" } ?? ""
    return isCurrent
      ? "no App Intent takes the place of '\(old.className)' yet, which '\(old.path)' still declares\(question); set 'intentClassName' before you remove it"
      : "no App Intent takes the place of '\(old.className)', which \(release)\(question); set 'intentClassName', or allow it with a reason in quickaction.json"
  }
}
