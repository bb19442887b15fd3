// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// A widget that is gone.
struct WidgetRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "widget-removed", effect: .breaks, hurts: [.widgets], evidence: .reported,
    summary: "A widget is gone.",
    why: """
      Users' widgets of this kind show a placeholder or disappear.
      """,
    runtime: RuntimeFact.kinds,
    remedy: "Keep the widget, and say in it what replaces it.")

  static let examples: [RuleExample] = [
    .change(
      from: .widget(kind: "↓\"Account\"", families: ".systemSmall"),
      to: RuleExample(files: [.init("Other.swift", "struct Other {}\n")])),
    .change(
      from: .widget(kind: "\"Account\"", families: ".systemSmall"),
      to: .widget(kind: "\"Account\"", families: ".systemMedium")),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for old in revisions.widgets.removed {
      changes.add(
        "the widget of the kind '\(old.kind.value)' was removed; placed widgets of it show nothing; restore it",
        ChangeSubject(.widget, old.kind.value, title: old.name ?? old.kind.value),
        at: .init(file: revisions.settings.moves[old.path] ?? old.path),
        earlier: old.place(old.kind.range))
    }
  }
}
