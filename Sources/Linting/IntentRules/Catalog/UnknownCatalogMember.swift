// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Members of a catalog that are unknown.
struct UnknownCatalogMember: ReaderRule {
  static let metadata = RuleMetadata(
    of: .unknownMember,
    summary: "A catalog has an unknown member.",
    why: """
      Nothing reads it. Usually its name is misspelled, so its value, such as the section of a \
      destination, has no effect.
      """,
    remedy: "Write the name as in the schema of catalogs, or remove the member.")

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
