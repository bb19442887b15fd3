// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Catalogs for an intent that their definition does not have.
struct UnknownCatalogIntent: ReaderRule {
  static let metadata = RuleMetadata(
    of: .unknownIntent,
    summary: "The definition of a catalog does not have the intent that the catalog names.",
    why: "The destinations belong to nothing, so the widget's edit sheet has none to offer.",
    remedy: """
      Write the name as in the definition, without 'Intent' at its end, or name the right \
      definition as 'definition'.
      """)

  static let examples: [RuleExample] = [
    .catalog(
      """
      "intent": "↓ShowIntent"
      """),
    .catalog(
      """
      "intent": "Show"
      """),
  ]
}
