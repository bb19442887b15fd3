// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A tree with files in memory where it has none itself, such as those that a generator would write.
package struct OverlaidTree: FileTree {
  private let base: any FileTree

  /// The contents of the files, by the paths that they are asked for by.
  private let files: [FilePath: [UInt8]]

  /// Creates a tree from another one and the files that it may lack.
  package init(_ base: any FileTree, adding files: [FilePath: [UInt8]]) {
    self.base = base
    self.files = files
  }

  package func node(at path: FilePath, followingLinks followsLinks: Bool) -> FileNode {
    let node = base.node(at: path, followingLinks: followsLinks)
    if case .nothing = node, files[path] != nil { return .file }
    return node
  }

  /// The names in a folder of the other tree: files in memory are found by their paths alone.
  package func entries(of folder: FilePath) -> [Folder.Entry]? { base.entries(of: folder) }

  package func bytes(of path: FilePath) throws(FileError) -> [UInt8] {
    if let bytes = files[path], case .file = node(at: path, followingLinks: true),
      base.target(of: path) == nil
    {
      return bytes
    }
    return try base.bytes(of: path)
  }

  package func target(of path: FilePath) -> FilePath? {
    base.target(of: path) ?? (files[path] == nil ? nil : path)
  }
}
