// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Where the search for what surrounds files and folders begins.
enum Surroundings {
  /// A folder that was asked for, or that a file which was asked for lies in.
  struct Start {
    /// The absolute path, without links.
    let folder: FilePath

    /// Whether all that is in the folder was asked for.
    let isSearched: Bool

    /// The current folder where paths begin there; nil where they are absolute.
    let base: FilePath?

    /// A path as what was asked for is spelled: from the current folder, or absolute.
    func spelling(of path: FilePath) -> FilePath {
      base.map { path.relative(to: $0) } ?? path
    }
  }

  /// The folders, each once.
  static func starts(of paths: [FilePath]) -> [Start] {
    let current = FileStatus.resolved(FilePath("."))
    var seen: Set<FilePath> = []
    return paths.compactMap { path in
      let isFolder = FileStatus(at: path) == .folder
      let folder = FileStatus.resolved(isFolder ? path : path.folder)
      guard seen.insert(folder).inserted else { return nil }
      return Start(
        folder: current.appending(folder.text).simplified, isSearched: isFolder,
        base: path.isAbsolute ? nil : current)
    }
  }
}
