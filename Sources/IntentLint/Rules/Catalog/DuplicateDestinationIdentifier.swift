// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics

/// Destinations or sections that share an identifier.
package struct DuplicateDestinationIdentifier: ReaderRule {
  package static let metadata = RuleMetadata(
    id: "duplicate-destination-identifier", family: .catalog, severity: .error,
    summary: "Two destinations of a catalog, or two sections, have the same identifier.",
    why: """
      A saved choice names a destination by its identifier. Whoever has chosen the second gets the first, at once or \
      after an update.
      """,
    remedy: """
      Give the later one an identifier of its own, one that was never another destination's.
      """)

  package static let examples: [RuleExample] = [
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

  package init() {}
}
