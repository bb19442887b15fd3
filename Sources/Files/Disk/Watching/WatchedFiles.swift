// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Which files of the watched folders matter.
struct WatchedFiles: Sendable {
  /// How the names of files end that every report or picture can depend on.
  private static let commonExtensions: Set<String> = [
    "intentdefinition", "strings", "stringsdict", "xcstrings", "json", "plist", "entitlements",
    "pbxproj", "svg", "png",
  ]

  /// The files that matter whatever they are called.
  private let files: Set<FilePath>

  /// The names that matter in any folder.
  private let names: Set<String>

  /// How the names of files end that matter in addition.
  private let pathExtensions: Set<String>

  /// The file that the command writes itself.
  private let ownFile: FilePath?

  /// Takes what matters from a set of folders.
  ///
  /// - Parameters:
  ///   - folders: The folders; nil for none.
  ///   - ownFile: The file that the command writes itself, which does not matter; nil for none.
  init(of folders: WatchedFolders? = nil, without ownFile: String?) {
    files = Set((folders?.files ?? []).map(\.simplified))
    names = (folders?.names ?? []).union([".gitignore"])
    pathExtensions = Self.commonExtensions.union(folders?.pathExtensions ?? [])
    self.ownFile = ownFile.map { FilePath($0).simplified }
  }

  /// Whether a change of a file may matter.
  func contains(_ file: FilePath) -> Bool {
    let file = file.simplified
    // A command that reacted to its own file would run without end.
    guard file != ownFile else { return false }
    return pathExtensions.contains(file.pathExtension) || names.contains(file.name)
      || files.contains(file)
  }
}
