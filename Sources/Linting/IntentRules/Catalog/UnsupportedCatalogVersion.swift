// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint

/// Catalogs in an unsupported version of the format.
struct UnsupportedCatalogVersion: ReaderRule {
  static let metadata = RuleMetadata(
    of: .unsupportedVersion,
    summary: "The version of a catalog is not supported.",
    why: """
      In a later version the same members may have another meaning, so the catalog is not \
      used.
      """,
    remedy: "Use the version that the message names, or a newer QuickAction.")

  static let examples: [RuleExample] = [
    .catalog(
      """
      "version": ↓2
      """),
    .catalog(
      """
      "version": 1
      """),
  ]
}
