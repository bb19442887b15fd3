// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import SourceText

/// A destination that is gone.
struct DestinationRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "destination-removed", effect: .breaks, hurts: [.widgets, .choices], evidence: .defined,
    summary: "A destination of a catalog is gone.",
    why: "Tiles that lead to it only open the app.",
    runtime: RuntimeFact.destinations,
    remedy: "Keep the destination, and let it lead to what replaces it.")

  static let examples: [RuleExample] = [
    .change(
      from: .destinations(
        """
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } },
        ↓{ "identifier": "search", "title": "Search", "properties": { "url": "places://search" } }
        """),
      to: .destinations(
        """
        ↓{ "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } }
        """)),
    .change(
      from: .destinations(
        """
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } }
        """),
      to: .destinations(
        """
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } },
        { "identifier": "search", "title": "Search", "properties": { "url": "places://search" } }
        """)),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.catalogs {
      for old in pair.destinations.removed {
        changes.add(
          "the destination '\(old.identifier.value)' was removed; tiles that users chose for it only open the app; restore it",
          pair.old.subject(old, revisions.settings),
          at: pair.new.place(pair.new.catalog.destinations.first?.range),
          earlier: pair.old.place(old.range))
      }
    }
  }
}
