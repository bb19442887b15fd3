// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Members of a catalog with a value of the wrong type.
struct CatalogValueOfWrongType: ReaderRule {
  static let metadata = RuleMetadata(
    of: .valueOfWrongType,
    summary: "A member of a catalog has a value of the wrong type.",
    why: """
      The value is not read, so the catalog cannot be used: the commands refuse it, and an \
      application that reads it has no destinations to offer.
      """,
    remedy: "Give the member a value of the type that the message names.")

  static let examples: [RuleExample] = [
    .catalog(
      """
      "urlSchemes": "↓places"
      """),
    .catalog(
      """
      "urlSchemes": [↓1]
      """),
    .catalog(
      """
      "urlSchemes": ["places"]
      """),
  ]
}
