// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Destinations without a URL.
struct DestinationURLMissing: ReaderRule {
  static let metadata = RuleMetadata(
    of: .missingURL,
    summary: "A destination has no value for the property that holds its URL.",
    why: """
      The tile can be chosen, but a tap on it opens the application where it was left, or does \
      nothing.
      """,
    remedy: "Give the destination a URL.")

  static let examples: [RuleExample] = [
    .destinations(
      """
      { "identifier": "↓inbox", "title": "Inbox", "properties": { "image": "tray" } }
      """),
    .destinations(
      """
      { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } }
      """),
  ]
}
