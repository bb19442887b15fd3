// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// A widget of another kind.
struct WidgetKindChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "widget-kind-changed", effect: .breaks, hurts: [.widgets], evidence: .reported,
    summary: "The kind of a widget is another one.",
    why: """
      Widgets that users have placed stop updating, and have to be removed and added again.
      """,
    runtime: RuntimeFact.kinds,
    remedy: """
      Keep the kind for as long as the widget exists, whatever it is called.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .widget(kind: "↓\"Account\"", families: ".systemSmall"),
      to: .widget(kind: "↓\"Balance\"", families: ".systemSmall")),
    .change(
      from: .widget(kind: "\"Account\"", families: ".systemSmall"),
      to: .widget(kind: "\"Account\"", families: ".systemSmall, .systemMedium")),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for (old, new) in revisions.widgets.renamed {
      changes.add(
        "the kind of the widget is now '\(new.kind.value)', no longer '\(old.kind.value)'; placed widgets stop updating; restore the kind",
        ChangeSubject(.widget, new.kind.value, title: new.name ?? new.kind.value),
        at: new.place(new.kind.range), earlier: old.place(old.kind.range),
        values: [old.kind.value, new.kind.value])
    }
  }
}
