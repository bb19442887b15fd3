// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

extension FileSystem {
  /// The same folders, with some archives in them as folders.
  ///
  /// - Parameter archives: The paths of the archives; what is not a file is passed over.
  /// - Returns: The folders, and why an archive cannot be opened.
  func opening(_ archives: [FilePath]) -> (FileSystem, refused: [FilePath: FileError]) {
    var opened = ArchiveTree(tree)
    var refused: [FilePath: FileError] = [:]
    for path in archives where status(of: path) == .file {
      do throws(FileError) {
        try opened.open(path)
      } catch {
        refused[path] = error
      }
    }
    return archives.isEmpty ? (self, [:]) : (FileSystem(opened), refused)
  }
}
