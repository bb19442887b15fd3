// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import QuickActions

/// Members of a catalog that mean nothing.
struct UnknownCatalogMember: ReaderRule {
  static let metadata = RuleMetadata(
    of: .unknownMember,
    summary: "A catalog has a member that it does not know.",
    why: """
      Nothing reads it. Mostly it is a misspelled name, so what it says, such as the section of a destination, has no \
      effect.
      """,
    remedy: "Write the name as the schema of catalogs has it, or take the member out.")

  static let examples: [RuleExample] = [
    .destinations(
      """
      { "identifier": "inbox", "title": "Inbox", "↓imgae": "tray", "properties": { "url": "places://inbox" } }
      """),
    .destinations(
      """
      { "identifier": "inbox", "title": "Inbox", "image": "tray", "properties": { "url": "places://inbox" } }
      """),
  ]
}
