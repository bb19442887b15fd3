// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Catalogs whose folder of string tables does not exist.
struct CatalogLocalizationMissing: ReaderRule {
  static let metadata = RuleMetadata(
    id: "catalog-localization-missing", family: .catalog, severity: .warning,
    summary: "The folder that a catalog names as 'localization' does not exist or cannot be read.",
    why: """
      No translation is found, so all titles are in the language of the catalog, and users \
      who do not read it cannot choose.
      """,
    remedy: """
      Name the folder that holds the '.lproj' folders, as a path relative to the catalog's \
      folder.
      """)

  static let examples: [RuleExample] = [
    .catalog(
      """
      "localization": "↓../Texts"
      """),
    .catalog(
      """
      "localization": "Texts"
      """,
      with: [.init("Texts/en.lproj/Widget.actions.strings", "")]),
  ]
}
