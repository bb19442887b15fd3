// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Which files a report or a picture can depend on, by their names.
enum WatchedName {
  private static let pathExtensions: Set<String> = [
    "intentdefinition", "strings", "stringsdict", "xcstrings", "json", "plist", "entitlements",
    "pbxproj", "svg", "png",
  ]

  /// Whether a change of a file of this name may matter.
  static func isWatched(_ name: String) -> Bool {
    pathExtensions.contains(FilePath(name).pathExtension) || name == ".gitignore"
  }
}
