// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics

/// Catalogs in a version of the form that is not read.
package struct UnsupportedCatalogVersion: ReaderRule {
  package static let metadata = RuleMetadata(
    id: "unsupported-catalog-version", family: .catalog, severity: .error,
    summary: "The version of a catalog is not one that is read.",
    why: """
      A later version may mean something else by the same members, so the catalog is not used rather than misread.
      """,
    remedy: "Use the version that the message names, or a newer QuickAction.")

  package static let examples: [RuleExample] = [
    .catalog(
      """
      "version": ↓2
      """),
    .catalog(
      """
      "version": 1
      """),
  ]

  package init() {}
}
