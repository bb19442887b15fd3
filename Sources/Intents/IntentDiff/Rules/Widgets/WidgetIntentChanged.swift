// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A widget that is configured with another intent.
struct WidgetIntentChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "widget-intent-changed", effect: .breaks, hurts: [.widgets], evidence: .inferred,
    summary: "A widget is configured with another intent, or with none.",
    why: """
      The saved configuration is of the old intent's class, so placed widgets show their \
      defaults.
      """,
    runtime: """
      WidgetKit hands the provider an intent of the class that the configuration names. A \
      saved intent of another class cannot be it. For App Intents, Apple documents a way to \
      migrate: `CustomIntentMigratedAppIntent`.
      """,
    remedy: """
      Keep the intent, or migrate it to an App Intent with its class name.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .widget(kind: "\"Account\"", intent: "↓ShowIntent", families: ".systemSmall"),
      to: .widget(kind: "\"Account\"", intent: "↓ChooseIntent", families: ".systemSmall")),
    .change(
      from: .widget(kind: "\"Account\"", intent: "ShowIntent", families: ".systemSmall"),
      to: .widget(kind: "\"Account\"", intent: "ShowIntent", families: ".systemMedium")),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for (old, new) in revisions.widgets.pairs {
      guard let before = old.intent, before.value != new.intent?.value else { continue }
      // That class is gone, which is said of the intent.
      let isRenamed = revisions.intents.contains {
        $0.old.value.className == before.value && $0.new.value.className == new.intent?.value
      }
      guard !isRenamed else { continue }
      let now = new.intent.map { "with '\($0.value)'" } ?? "without an intent"
      changes.add(
        "'\(new.kind.value)' is now configured \(now), no longer with '\(before.value)'; placed widgets lose their configuration; keep the intent, or migrate it",
        ChangeSubject(.widget, new.kind.value, title: new.name ?? new.kind.value),
        at: new.place(new.intent?.range ?? new.kind.range), earlier: old.place(before.range),
        isPossible: true, values: [before.value, new.intent?.value ?? "–"])
    }
  }
}
