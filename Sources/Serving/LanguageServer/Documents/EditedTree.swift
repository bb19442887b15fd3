// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// Folders and files with the texts that are open in the editor in place of those on the disk.
struct EditedTree: FileTree {
  private let base: any FileTree

  /// The texts in UTF-8, by the simplified paths of their files.
  private let texts: [FilePath: [UInt8]]

  init(_ base: any FileTree, with texts: [FilePath: [UInt8]]) {
    self.base = base
    self.texts = texts
  }

  private func text(_ path: FilePath) -> [UInt8]? {
    texts.isEmpty ? nil : texts[path] ?? texts[path.simplified]
  }

  func node(at path: FilePath, followingLinks followsLinks: Bool) -> FileNode {
    let node = base.node(at: path, followingLinks: followsLinks)
    if case .nothing = node, text(path) != nil { return .file }
    return node
  }

  func entries(of folder: FilePath) -> [Folder.Entry]? { base.entries(of: folder) }

  func bytes(of path: FilePath) throws(FileError) -> [UInt8] {
    if let text = text(path) { return text }
    return try base.bytes(of: path)
  }

  func randomAccessBytes(of path: FilePath) throws(FileError) -> any RandomAccessBytes {
    try base.randomAccessBytes(of: path)
  }

  func target(of path: FilePath) -> FilePath? {
    base.target(of: path) ?? (text(path) == nil ? nil : path)
  }
}
