// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import DiskTestSupport

/// A folder in memory as it is whenever it is asked, where its file system stays as it was.
struct LiveTree: FileTree {
  let folder: MemoryFolder

  private var tree: any FileTree { folder.fileSystem.tree }

  func node(at path: FilePath, followingLinks followsLinks: Bool) -> FileNode {
    tree.node(at: path, followingLinks: followsLinks)
  }

  func entries(of folder: FilePath) -> [Folder.Entry]? { tree.entries(of: folder) }

  func bytes(of path: FilePath) throws(FileError) -> [UInt8] { try tree.bytes(of: path) }

  func randomAccessBytes(of path: FilePath) throws(FileError) -> any RandomAccessBytes {
    try tree.randomAccessBytes(of: path)
  }

  func target(of path: FilePath) -> FilePath? { tree.target(of: path) }
}
