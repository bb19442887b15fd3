// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// The folders in which the search for the surroundings of files and folders begins.
enum Surroundings {
  /// A folder that was named, or the folder of a file that was named.
  struct Start {
    /// The absolute path, without links.
    let folder: FilePath

    /// Whether the whole folder was named.
    let isSearched: Bool

    /// The current folder if paths begin there; nil if they are absolute.
    let base: FilePath?

    /// A path spelled like the one that was named: from the current folder, or absolute.
    func spelling(of path: FilePath) -> FilePath {
      base.map { path.relative(to: $0) } ?? path
    }
  }

  /// The folders, each once.
  static func starts(of paths: [FilePath], in fileSystem: FileSystem) -> [Start] {
    let current = fileSystem.resolved(FilePath("."))
    var seen: Set<FilePath> = []
    return paths.compactMap { path in
      let isFolder = fileSystem.status(of: path) == .folder
      let folder = fileSystem.resolved(isFolder ? path : path.folder)
      guard seen.insert(folder).inserted else { return nil }
      return Start(
        folder: current.appending(folder.text).simplified, isSearched: isFolder,
        base: path.isAbsolute ? nil : current)
    }
  }
}
