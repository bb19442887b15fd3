// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// A widget that also comes in another family.
struct WidgetFamilyAdded: ChangeRule {
  static let metadata = RuleMetadata(
    id: "widget-family-added", effect: .safe, evidence: .documented,
    summary: "A widget also comes in another family.",
    why: "Users can add it.",
    runtime: """
      Apple documents the families as those that the widget supports.
      """,
    remedy: "Nothing.")

  static let examples: [RuleExample] = [
    .change(
      from: .widget(kind: "\"Account\"", families: ".systemSmall"),
      to: .widget(kind: "\"Account\"", families: ".systemSmall, ↓.systemMedium")),
    .change(
      from: .widget(kind: "\"Account\"", families: ".systemSmall"),
      to: .widget(kind: "\"Balance\"", families: ".systemSmall")),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for (old, new) in revisions.widgets.pairs {
      guard let before = old.families, let after = new.families else { continue }
      for family in after where !before.contains(where: { $0.value == family.value }) {
        changes.add(
          "'\(new.kind.value)' also comes in \(family.value)",
          ChangeSubject(.widget, new.kind.value, title: new.name ?? new.kind.value),
          at: new.place(family.range), earlier: nil, values: [family.value])
      }
    }
  }
}
