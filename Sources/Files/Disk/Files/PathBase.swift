// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Names files by their paths from a folder, so that it does not show where a command runs.
package struct PathBase: Sendable {
  /// The folder, as an absolute path without links.
  package let folder: FilePath

  private let currentFolder: FilePath
  private let fileSystem: FileSystem

  /// Names files from the given folder.
  package init(_ folder: FilePath, in fileSystem: FileSystem = .disk) {
    self.fileSystem = fileSystem
    currentFolder = fileSystem.resolved(FilePath("."))
    self.folder = Self.resolved(folder, from: currentFolder, in: fileSystem)
  }

  /// The path of a file from the folder; it begins with `..` if the file is outside of it.
  ///
  /// Links to folders are followed; the file itself keeps its name if it is a link.
  package func path(of file: String) -> String {
    let file = FilePath(file)
    let parent = Self.resolved(file.folder, from: currentFolder, in: fileSystem)
    return parent.appending(file.name).relative(to: folder).text
  }

  /// The absolute path of a folder, which need not exist.
  private static func resolved(
    _ folder: FilePath, from current: FilePath, in fileSystem: FileSystem
  ) -> FilePath {
    current.appending(fileSystem.resolved(folder).text).simplified
  }
}
