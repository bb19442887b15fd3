// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Catalogs that name a folder of images which is not there.
struct CatalogAssetsMissing: ReaderRule {
  static let metadata = RuleMetadata(
    id: "catalog-assets-missing", family: .catalog, severity: .warning,
    summary: "The folder that a catalog names as 'assets' is not there.",
    why: """
      No image is found, so previews show the first letter of each title where the app shows an icon, and nobody sees \
      whether the icons fit.
      """,
    remedy: """
      Name the folder that holds the SVG and PNG files, or the asset catalog, as a path from the catalog's folder. \
      Absolute paths are not followed.
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
