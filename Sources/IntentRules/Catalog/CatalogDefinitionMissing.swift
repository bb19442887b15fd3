// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Catalogs whose definition is not there.
struct CatalogDefinitionMissing: ReaderRule {
  static let metadata = RuleMetadata(
    id: "catalog-definition-missing", family: .catalog, severity: .error,
    summary: "The definition that a catalog belongs to is not there.",
    why: """
      The catalog cannot be checked or used without the definition: the intent, the parameter and the type of its \
      destinations are declared there.
      """,
    remedy: """
      Put the definition of the same name beside the catalog, or name another as 'definition', as a path from the \
      catalog's folder.
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
