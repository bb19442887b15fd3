// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// Another title or display name.
struct TitleChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "title-changed", effect: .changes, hurts: [.readers], evidence: .runtime,
    summary: "A title or display name is another one in the definition.",
    why: """
      Users see another name. Translations keep the old meaning until they are changed, \
      too.
      """,
    runtime: RuntimeFact.texts,
    remedy: "Have the translations checked.")

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(
        .parameter("period", tag: 2, displayName: "↓Period", displayNameID: "aBc123")),
      to: .parameters(.parameter("period", tag: 2, displayName: "↓Range", displayNameID: "aBc123"))),
    .change(
      from: .parameters(
        .parameter("period", tag: 2, displayName: "Period", displayNameID: "aBc123")),
      to: .parameters(.parameter("period", tag: 2, displayName: "Period", displayNameID: "dEf456"))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachText { pair in
      guard pair.role == .title, let old = pair.old.text?.value, let new = pair.new.text?.value,
        old != new
      else { return }
      changes.add(
        "the title of '\(pair.subject.path)' is now '\(new)', no longer '\(old)'; have its translations checked",
        pair.subject, at: pair.place, earlier: pair.earlierPlace, isForWidgets: pair.isForWidgets,
        values: [old, new])
    }
  }
}
