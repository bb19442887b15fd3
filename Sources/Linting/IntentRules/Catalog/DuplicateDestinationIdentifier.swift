// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Destinations or sections that share an identifier.
struct DuplicateDestinationIdentifier: ReaderRule {
  static let metadata = RuleMetadata(
    of: .duplicateIdentifier,
    summary: "Two destinations of a catalog, or two sections, have the same identifier.",
    why: """
      A saved choice stores the identifier of a destination. Users who chose the second \
      destination get the first, immediately or after an update.
      """,
    remedy: "Give the later one its own identifier, one that no destination has ever had.")

  static let examples: [RuleExample] = [
    .destinations(
      """
      { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } },
      { "identifier": "↓inbox", "title": "Search", "properties": { "url": "places://search" } }
      """),
    .destinations(
      """
      { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } },
      { "identifier": "search", "title": "Search", "properties": { "url": "places://search" } }
      """),
  ]
}
