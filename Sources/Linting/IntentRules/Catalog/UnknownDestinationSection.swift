// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Destinations in a section that does not exist.
struct UnknownDestinationSection: ReaderRule {
  static let metadata = RuleMetadata(
    of: .unknownSection,
    summary: "A destination names a section that the catalog does not have.",
    why: """
      The destination is offered above all sections, without a heading, where nobody looks for \
      it.
      """,
    remedy: "Write the identifier of one of the 'sections', or add the section.")

  static let examples: [RuleExample] = [
    .catalog(
      """
      "sections": [{ "identifier": "mail", "title": "Mail" }],
      "destinations": [
        {
          "identifier": "inbox", "title": "Inbox", "section": "↓mial",
          "properties": { "url": "places://inbox" }
        }
      ]
      """),
    .catalog(
      """
      "sections": [{ "identifier": "mail", "title": "Mail" }],
      "destinations": [
        {
          "identifier": "inbox", "title": "Inbox", "section": "mail",
          "properties": { "url": "places://inbox" }
        }
      ]
      """),
  ]
}
