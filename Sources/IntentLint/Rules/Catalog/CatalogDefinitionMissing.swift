// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics

/// Catalogues whose definition is not there.
package struct CatalogDefinitionMissing: ReaderRule {
  package static let metadata = RuleMetadata(
    id: "catalog-definition-missing", family: .catalog, severity: .error,
    summary: "The definition that a catalogue belongs to is not there.",
    why: """
      The catalogue cannot be checked or used without the definition: the intent, the parameter and the type of its \
      destinations are declared there.
      """,
    remedy: """
      Put the definition of the same name beside the catalogue, or name another as 'definition', as a path from the \
      catalogue's folder.
      """)

  package static let examples: [RuleExample] = [
    .catalog(
      """
      "definition": "↓../Intents.intentdefinition"
      """),
    .catalog(
      """
      "definition": "Widget.intentdefinition"
      """),
  ]

  package init() {}
}
