// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The names of the files that a check can depend on, those of generators of projects included.
///
/// An editor is asked to tell of their changes, and `--watch` waits for them.
package enum CheckedFileNames {
  /// How the names end.
  package static let pathExtensions = [
    "intentdefinition", "strings", "stringsdict", "xcstrings", "swift", "plist", "entitlements",
    "xcconfig", "xcprivacy", "pbxproj", "json", "yml", "yaml", "svg", "png", "jpg", "jpeg", "pdf",
  ]

  /// Those that say nothing by their ends.
  package static let names = [
    ".gitignore", "app.config.js", "app.config.ts", "expo-target.config.js",
  ]
}
