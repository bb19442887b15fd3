// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Catalogs without a required member.
struct CatalogMemberMissing: ReaderRule {
  static let metadata = RuleMetadata(
    of: .memberMissing,
    summary: "A catalog, its widget, a section or a destination lacks a required member.",
    why: """
      Without an intent, a parameter and a widget, the catalog has no purpose; a destination \
      without an identifier cannot be saved, and one without a title cannot be read.
      """,
    remedy: "Add the member that the message names.")

  static let examples: [RuleExample] = [
    .catalog("", without: ["parameter"]),
    .destinations(
      """
      { "identifier": "↓inbox", "properties": { "url": "places://inbox" } }
      """),
    .catalog(""),
  ]
}
