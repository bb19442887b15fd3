// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Catalogs whose definition does not exist.
struct CatalogDefinitionMissing: ReaderRule {
  static let metadata = RuleMetadata(
    id: "catalog-definition-missing", family: .catalog, severity: .error,
    summary: "The definition that a catalog belongs to does not exist.",
    why: """
      The catalog cannot be checked or used without its definition, which declares the intent, \
      the parameter and the type of the destinations.
      """,
    remedy: """
      Put the definition of the same name next to the catalog, or name another one as \
      'definition', as a path relative to the catalog's folder.
      """)

  static let examples: [RuleExample] = [
    .catalog(
      """
      "definition": "↓../Intents.intentdefinition"
      """),
    .catalog(
      """
      "definition": "Widget.intentdefinition"
      """),
  ]
}
