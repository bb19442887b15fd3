// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import SourceText

/// A new destination.
struct DestinationAdded: ChangeRule {
  static let metadata = RuleMetadata(
    id: "destination-added", effect: .safe, evidence: .defined,
    summary: "A catalog has a new destination.",
    why: "Users can choose it.",
    runtime: RuntimeFact.destinations,
    remedy: "Nothing.")

  static let examples: [RuleExample] = [
    .change(
      from: .destinations(
        """
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } }
        """),
      to: .destinations(
        """
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } },
        { "identifier": "↓search", "title": "Search", "properties": { "url": "places://search" } }
        """)),
    .change(
      from: .destinations(
        """
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } }
        """),
      to: .destinations(
        """
        { "identifier": "inbox", "title": "Mail", "properties": { "url": "places://inbox" } }
        """)),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.catalogs {
      for new in pair.destinations.added {
        changes.add(
          "the destination '\(new.identifier.value)' is new",
          pair.new.subject(new, revisions.settings), at: pair.new.place(new.identifier.range),
          earlier: nil)
      }
    }
  }
}
