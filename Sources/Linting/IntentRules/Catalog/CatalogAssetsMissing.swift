// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Catalogs whose folder of images does not exist.
struct CatalogAssetsMissing: ReaderRule {
  static let metadata = RuleMetadata(
    id: "catalog-assets-missing", family: .catalog, severity: .warning,
    summary: "The folder that a catalog names as 'assets' does not exist.",
    why: """
      No image is found, so previews show the first letter of each title instead of the icon, \
      and nobody sees whether the icons fit.
      """,
    remedy: """
      Name the folder that holds the SVG, PNG and JPEG files, or the asset catalog, as a path \
      relative to the catalog's folder. Absolute paths are not followed.
      """)

  static let examples: [RuleExample] = [
    .catalog(
      """
      "assets": "↓../Icons"
      """),
    .catalog(
      """
      "assets": "↓/Users/me/Icons"
      """),
    .catalog(
      """
      "assets": "Icons"
      """,
      with: [.init("Icons/Contents.json", "{}")]),
  ]
}
