// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// URLs with a scheme that their catalog does not declare.
struct UndeclaredURLScheme: ReaderRule {
  static let metadata = RuleMetadata(
    of: .undeclaredScheme,
    summary: "A destination's URL has a scheme that is not in the 'urlSchemes' of its catalog.",
    why: """
      The list contains the schemes that the application handles. A URL with another scheme \
      opens another application, or none; usually it is misspelled.
      """,
    remedy: "Correct the URL, or add the scheme to 'urlSchemes'.")

  static let examples: [RuleExample] = [
    .catalog(
      """
      "urlSchemes": ["places"],
      "destinations": [
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "↓place://inbox" } }
      ]
      """),
    .catalog(
      """
      "urlSchemes": ["places"],
      "destinations": [
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } }
      ]
      """),
  ]
}
