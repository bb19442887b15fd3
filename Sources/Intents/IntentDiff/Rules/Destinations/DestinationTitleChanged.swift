// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import SourceText

/// A destination with another title.
struct DestinationTitleChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "destination-title-changed", effect: .changes, hurts: [.widgets, .readers],
    evidence: .defined,
    summary: "A destination has another title.",
    why: "Tiles that users placed have another name.",
    runtime: RuntimeFact.destinations,
    remedy: "Have the translations checked.")

  static let examples: [RuleExample] = [
    .change(
      from: .destination(title: "↓Inbox"),
      to: .destination(title: "↓Mail")),
    .change(
      from: .destination(),
      to: .destination(url: "places://mail")),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.catalogs {
      for (old, new) in pair.destinations.pairs {
        let before = pair.old.text(old.title, in: revisions.settings.locale)
        let after = pair.new.text(new.title, in: revisions.settings.locale)
        guard before != after else { continue }
        changes.add(
          "'\(new.identifier.value)' is now called '\(after)', no longer '\(before)'",
          pair.new.subject(new, revisions.settings),
          at: pair.new.place(new.title.text?.range ?? new.range),
          earlier: pair.old.place(old.title.text?.range ?? old.range), values: [before, after])
      }
    }
  }
}
