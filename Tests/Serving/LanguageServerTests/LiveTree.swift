// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import DiskTestSupport
import Synchronization

/// A folder in memory as it is whenever it is asked, where its file system stays as it was.
final class LiveTree: FileTree {
  private let folder: MemoryFolder

  /// The current folder, in which relative paths begin.
  private let current: Mutex<FilePath>

  init(folder: MemoryFolder) {
    self.folder = folder
    current = Mutex(FilePath(folder.path))
  }

  private var tree: any FileTree { folder.fileSystem.tree }

  /// Makes a folder the current one.
  func enter(_ folder: FilePath) {
    let path = absolute(folder)
    current.withLock { $0 = path }
  }

  private func absolute(_ path: FilePath) -> FilePath {
    path.isAbsolute ? path : current.withLock { $0 }.appending(path.text)
  }

  func node(at path: FilePath, followingLinks followsLinks: Bool) -> FileNode {
    tree.node(at: absolute(path), followingLinks: followsLinks)
  }

  func entries(of folder: FilePath) -> [Folder.Entry]? { tree.entries(of: absolute(folder)) }

  func bytes(of path: FilePath) throws(FileError) -> [UInt8] {
    try tree.bytes(of: absolute(path))
  }

  func randomAccessBytes(of path: FilePath) throws(FileError) -> any RandomAccessBytes {
    try tree.randomAccessBytes(of: absolute(path))
  }

  func target(of path: FilePath) -> FilePath? { tree.target(of: absolute(path)) }
}
