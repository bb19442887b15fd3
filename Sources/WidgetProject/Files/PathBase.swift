// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Names files by their paths from a folder, so that it does not show where a command runs.
package struct PathBase: Sendable {
  /// The folder, as an absolute path without links.
  package let folder: FilePath

  private let currentFolder: FilePath

  /// Names files from the given folder.
  package init(_ folder: FilePath) {
    currentFolder = FileStatus.resolved(FilePath("."))
    self.folder = Self.resolved(folder, in: currentFolder)
  }

  /// The path of a file from the folder; it begins with `..` where the file is outside of it.
  ///
  /// Links to folders are followed; the file itself keeps its name where it is a link.
  package func path(of file: String) -> String {
    let file = FilePath(file)
    let parent = Self.resolved(file.folder, in: currentFolder)
    return parent.appending(file.name).relative(to: folder).text
  }

  /// The absolute path of a folder, which need not exist.
  private static func resolved(_ folder: FilePath, in current: FilePath) -> FilePath {
    current.appending(FileStatus.resolved(folder).text).simplified
  }
}
