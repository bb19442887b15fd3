// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Catalogs whose parameter does not exist or cannot hold destinations.
struct UnsuitableCatalogParameter: ReaderRule {
  static let metadata = RuleMetadata(
    of: .unsuitableParameter,
    summary: """
      The parameter that a catalog names does not exist, does not have a custom type, or its \
      type is not declared.
      """,
    why: """
      Destinations are objects of a custom type, whose properties define what each destination \
      has. Without one, the widget's edit sheet has nothing to offer.
      """,
    remedy: "Name a parameter of the intent whose type is one of the definition's own types.")

  static let examples: [RuleExample] = [
    .catalog(
      """
      "parameter": "↓place"
      """),
    .catalog(
      """
      "parameter": "places"
      """),
  ]
}
