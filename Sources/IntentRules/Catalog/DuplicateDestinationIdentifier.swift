// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import QuickActions

/// Destinations or sections that share an identifier.
struct DuplicateDestinationIdentifier: ReaderRule {
  static let metadata = RuleMetadata(
    of: .duplicateIdentifier,
    summary: "Two destinations of a catalog, or two sections, have the same identifier.",
    why: """
      A saved choice names a destination by its identifier. Whoever has chosen the second gets the first, at once or \
      after an update.
      """,
    remedy: """
      Give the later one an identifier of its own, one that was never another destination's.
      """)

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
