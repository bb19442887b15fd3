// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import SourceText

/// A destination with another identifier.
struct DestinationIdentifierChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "destination-identifier-changed", effect: .breaks, hurts: [.widgets, .choices],
    evidence: .defined,
    summary: """
      A destination has another identifier: its URL or its title is that of one that is \
      gone.
      """,
    why: "Tiles that lead to it only open the app, though it is still offered.",
    runtime: RuntimeFact.destinations,
    remedy: "Restore the identifier, and change the title.")

  static let examples: [RuleExample] = [
    .change(
      from: .destination("↓inbox"),
      to: .destination("↓mail", title: "Mail")),
    .change(
      from: .destination(),
      to: .destination(title: "Mail")),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.catalogs {
      for (old, new) in pair.destinations.renamed {
        changes.add(
          "the identifier of this destination is now '\(new.identifier.value)', no longer '\(old.identifier.value)'; tiles that users chose for it only open the app; restore it",
          pair.new.subject(new, revisions.settings), at: pair.new.place(new.identifier.range),
          earlier: pair.old.place(old.identifier.range), values: [old.identifier.value])
      }
    }
  }
}
