// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// Another sentence.
struct SentenceChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "sentence-changed", effect: .changes, hurts: [.shortcuts, .readers], evidence: .runtime,
    summary: """
      A description, a sentence of a combination, a prompt or a response is another one.
      """,
    why: """
      Users read or hear something else. Translations keep the old meaning until they are \
      changed, too.
      """,
    runtime: RuntimeFact.texts,
    remedy: "Have the translations checked.")

  static let examples: [RuleExample] = [
    .change(
      from: .intent(description: "↓Shows an account."),
      to: .intent(description: "↓Shows a balance.")),
    .change(
      from: .intent(description: "Shows an account.", descriptionID: "aBc123"),
      to: .intent(description: "Shows an account.", descriptionID: "aBc123", verb: "View")),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachText { pair in
      guard pair.role == .sentence, let old = pair.old.text?.value, let new = pair.new.text?.value,
        old != new
      else { return }
      changes.add(
        "a sentence of '\(pair.subject.path)' is now '\(new)', no longer '\(old)'; have its translations checked",
        pair.subject, at: pair.place, earlier: pair.earlierPlace, isForWidgets: pair.isForWidgets,
        values: [old, new])
    }
  }
}
