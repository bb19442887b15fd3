// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics

/// Catalogs without a member that nothing works without.
package struct CatalogMemberMissing: ReaderRule {
  package static let metadata = RuleMetadata(
    id: "catalog-member-missing", family: .catalog, severity: .error,
    summary: "A catalog, its widget, a section or a destination lacks a member that it needs.",
    why: """
      Without an intent, a parameter and a widget nobody knows what the catalog is for; a destination without an \
      identifier cannot be saved, one without a title cannot be read.
      """,
    remedy: "Add the member that the message names.")

  package static let examples: [RuleExample] = [
    .catalog("", without: ["parameter"]),
    .destinations(
      """
      { "identifier": "↓inbox", "properties": { "url": "places://inbox" } }
      """),
    .catalog(""),
  ]

  package init() {}
}
