// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics

/// URLs whose scheme is none of those that the catalog declares.
package struct UndeclaredURLScheme: ReaderRule {
  package static let metadata = RuleMetadata(
    id: "undeclared-url-scheme", family: .catalog, severity: .error,
    summary: """
      A destination's URL has a scheme that is not among the 'urlSchemes' of its catalog.
      """,
    why: """
      The list says which URLs the application takes. One with another scheme opens another application, or none, \
      and mostly it is misspelled.
      """,
    remedy: "Correct the URL, or add the scheme to 'urlSchemes'.")

  package static let examples: [RuleExample] = [
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

  package init() {}
}
