// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Folders and files, on the disk or elsewhere: the questions that a ``FileSystem`` asks.
package protocol FileTree: Sendable {
  /// The file, folder or link at a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followsLinks: Whether a link counts as what it leads to.
  /// - Returns: A file, a folder, or nothing.
  func node(at path: FilePath, followingLinks followsLinks: Bool) -> FileNode

  /// The names in a folder, sorted by their bytes; nil if it cannot be read.
  func entries(of folder: FilePath) -> [Folder.Entry]?

  /// The bytes of a file.
  func bytes(of path: FilePath) throws(FileError) -> [UInt8]

  /// The bytes of a file of which parts are read.
  func randomAccessBytes(of path: FilePath) throws(FileError) -> any RandomAccessBytes

  /// The absolute path that links lead to; nil if there is nothing at its end.
  func target(of path: FilePath) -> FilePath?

  /// By what the content of a file differs from a later one; nil if only its bytes tell.
  func readingState(of path: FilePath) -> ReadingState?
}

extension FileTree {
  package func randomAccessBytes(
    of path: FilePath
  ) throws(FileError) -> any RandomAccessBytes {
    try bytes(of: path)
  }

  package func readingState(of path: FilePath) -> ReadingState? { nil }
}

/// The kind of node at a path.
package enum FileNode: Sendable {
  case file
  case folder
  case link
  case nothing
  /// A file whose type cannot be read.
  case unknown(isHiddenByPermissions: Bool)
}
