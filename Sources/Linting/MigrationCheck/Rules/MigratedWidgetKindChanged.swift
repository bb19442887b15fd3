// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// Kinds of widgets that an intent of a definition configured, and that are gone.
struct MigratedWidgetKindChanged: MigrationRule {
  static let metadata = RuleMetadata(
    id: "migrated-widget-kind-changed", family: .migration, severity: .error,
    summary: "The kind of a widget that an intent configured is gone after the migration.",
    why: """
      The system finds a placed widget by its kind. Widgets of a kind that is gone stay blank, and \
      users have to remove and add them again, whatever 'intentClassName' says.
      """,
    remedy: """
      Give the widget with 'AppIntentConfiguration' the kind that it had with \
      'IntentConfiguration'. If the widget was removed, allow it in 'migration' of quickaction.json.
      """)

  static let examples: [RuleExample] = [
    .migration(
      """
      struct Places: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: ↓"PlacesV2", intent: Show.self, provider: P()) { V($0) }
        }
      }

      """, before: .show(), earlier: [widget]),
    .migration(
      """
      struct Places: Widget {
        static let kind = "Places"
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: Self.kind, intent: Show.self, provider: P()) { V($0) }
        }
      }

      """, before: .show(), earlier: [widget]),
  ]

  private static let widget = RuleExample.File(
    "Show.swift",
    """
    struct Places: Widget {
      var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Places", intent: ShowIntent.self, provider: P()) { V($0) }
      }
    }

    """)

  func check(_ migration: MigratedProject, findings: inout RuleFindings) {
    let widgets = migration.sources.widgets
    let kinds = Set(widgets.compactMap(\.kind.value))
    // Of a kind that is computed, it is not known which it is.
    let hasUnknown = widgets.contains { $0.kind.value == nil }
    guard !widgets.isEmpty else { return }
    // What had another kind before the migration lost its widgets then.
    for old in migration.history.widgets where old.isLast && !kinds.contains(old.kind) {
      let successor =
        widgets.first { $0.type == old.type && $0.configuration != .intent }
        ?? widgets.first { self.takesPlace($0, of: old, in: migration) }
      if hasUnknown, successor?.kind.value == nil { continue }
      let place =
        successor.map {
          Diagnostic.Place(file: $0.file.source.name, range: $0.kind.range)
        } ?? .init(file: widgets.first?.file.source.name ?? old.path, range: nil)
      findings.add(
        .gone(old, now: successor?.kind.value), at: place.range, in: place.file,
        severity: migration.history.isReleased(old.tag) ? .error : .warning,
        data: [
          .init("subject", old.kind), .init("intent", old.intent), .init("commit", old.lastCommit),
          .init("release", old.tag ?? ""),
        ])
    }
  }

  /// Whether the intent of a widget takes the place of that of an earlier one.
  private func takesPlace(
    _ widget: WidgetSource, of old: HistoricalWidget, in migration: MigratedProject
  ) -> Bool {
    guard let name = widget.intent?.value else { return false }
    return migration.sources.intents(named: name, in: widget.type)
      .contains { $0.migratedClass?.name == old.intent }
  }
}

extension Diagnostic.Message {
  fileprivate static func gone(_ old: HistoricalWidget, now: String?) -> Self {
    let release = old.tag.map { "the release '\($0)'" } ?? "\(old.lastCommit)"
    guard let now else {
      return
        "no widget has the kind '\(old.kind)' of \(release), which '\(old.intent)' configured; placed widgets go blank; restore the kind, or allow it in quickaction.json"
    }
    return
      "the kind of the widget is '\(now)' and was '\(old.kind)' in \(release); placed widgets go blank; restore the kind"
  }
}
