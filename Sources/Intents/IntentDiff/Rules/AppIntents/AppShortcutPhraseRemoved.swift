// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A phrase of an App Shortcut that is gone.
struct AppShortcutPhraseRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "app-shortcut-phrase-removed", effect: .changes, hurts: [.shortcuts], evidence: .documented,
    summary: "A phrase of an App Shortcut is gone.",
    why: "Users who say it get another answer from Siri.",
    runtime: RuntimeFact.actions,
    remedy: "Keep the phrases that users know, and add new ones after them.")

  static let examples: [RuleExample] = [
    .change(
      from: .shortcuts(["\"↓Show ${applicationName}\""]),
      to: .shortcuts(["\"Open ${applicationName}\""])),
    .change(
      from: .shortcuts(["\"Show ${applicationName}\""]),
      to: .shortcuts(["\"Show ${applicationName}\"", "\"Open ${applicationName}\""])),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    let file = revisions.new.appIntents.first?.metadata.source.name ?? ""
    for old in revisions.appIntents.phrases.removed {
      changes.add(
        "the phrase '\(old.value.text.value)' of '\(old.value.action)' was removed; users who say it get another answer; restore it",
        ChangeSubject(
          .sentence, old.value.text.value, owner: old.value.action, ownerTitle: old.value.title),
        at: .init(file: file), earlier: old.place(old.value.text.range), values: [old.value.title])
    }
  }
}
