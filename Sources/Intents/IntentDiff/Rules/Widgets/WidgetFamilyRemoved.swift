// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// A widget that no longer comes in a family.
struct WidgetFamilyRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "widget-family-removed", effect: .breaks, hurts: [.widgets], evidence: .inferred,
    summary: """
      A widget no longer comes in a family that users may have placed.
      """,
    why: "Placed widgets of the family show a placeholder or disappear.",
    runtime: """
      Apple documents the families as those that the widget supports. What becomes of a \
      placed widget of another family is not documented.
      """,
    remedy: "Keep the family, even if it is drawn simply.")

  static let examples: [RuleExample] = [
    .change(
      from: .widget(kind: "\"Account\"", families: ".systemSmall, ↓.systemMedium"),
      to: .widget(kind: "↓\"Account\"", families: ".systemSmall")),
    .change(
      from: .widget(kind: "\"Account\"", families: ".systemSmall"),
      to: .widget(kind: "\"Account\"", families: ".systemSmall, .systemMedium")),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for (old, new) in revisions.widgets.pairs {
      guard let before = old.families, let after = new.families else { continue }
      for family in before where !after.contains(where: { $0.value == family.value }) {
        changes.add(
          "'\(new.kind.value)' no longer comes in \(family.value); placed widgets of that family are lost; restore it",
          ChangeSubject(.widget, new.kind.value, title: new.name ?? new.kind.value),
          at: new.place(new.kind.range), earlier: old.place(family.range), isPossible: true,
          values: [family.value])
      }
    }
  }
}
