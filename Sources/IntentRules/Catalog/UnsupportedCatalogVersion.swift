// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import QuickActions

/// Catalogs in a version of the form that is not read.
struct UnsupportedCatalogVersion: ReaderRule {
  static let metadata = RuleMetadata(
    of: .unsupportedVersion,
    summary: "The version of a catalog is not one that is read.",
    why: """
      A later version may mean something else by the same members, so the catalog is not used rather than misread.
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
