// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// URLs of destinations that are not valid.
struct InvalidDestinationURL: ReaderRule {
  static let metadata = RuleMetadata(
    of: .invalidURL,
    summary: "The URL of a destination, or a scheme that the catalog declares, is not valid.",
    why: """
      One version of iOS repairs what another refuses. A URL that is refused is nil, and the \
      tile opens nothing.
      """,
    remedy: """
      Percent-encode the characters that the message shows, and write a scheme without '://'.
      """)

  static let examples: [RuleExample] = [
    .destinations(
      """
      { "identifier": "search", "title": "Search", "properties": { "url": "↓places://search?q=a b" } }
      """),
    .catalog(
      """
      "urlSchemes": ["↓places://"]
      """),
    .destinations(
      """
      { "identifier": "search", "title": "Search", "properties": { "url": "places://search?q=a%20b" } }
      """),
  ]
}
