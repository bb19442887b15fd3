// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A tree with files in memory: where it has none itself, as those that a generator would write, or in place of its own, as
/// texts that are open in an editor.
package struct OverlaidTree: FileTree {
  private let base: any FileTree

  /// The contents of the files, by the paths that they are asked for by.
  private let files: [FilePath: [UInt8]]

  /// Whether the files count in place of the other tree's.
  private let replaces: Bool

  /// Creates a tree from another one and the files that it may lack.
  package init(_ base: any FileTree, adding files: [FilePath: [UInt8]]) {
    (self.base, self.files, replaces) = (base, files, false)
  }

  /// Creates a tree from another one and the files that count in place of its own, by simplified paths.
  package init(_ base: any FileTree, replacing files: [FilePath: [UInt8]]) {
    (self.base, self.files, replaces) = (base, files, true)
  }

  private func file(_ path: FilePath) -> [UInt8]? {
    files.isEmpty ? nil : files[path] ?? (replaces ? files[path.simplified] : nil)
  }

  package func node(at path: FilePath, followingLinks followsLinks: Bool) -> FileNode {
    let node = base.node(at: path, followingLinks: followsLinks)
    if case .nothing = node, file(path) != nil { return .file }
    return node
  }

  /// The names in a folder of the other tree: files in memory are found by their paths alone.
  package func entries(of folder: FilePath) -> [Folder.Entry]? { base.entries(of: folder) }

  package func bytes(of path: FilePath) throws(FileError) -> [UInt8] {
    guard let bytes = file(path) else { return try base.bytes(of: path) }
    if replaces { return bytes }
    if case .file = node(at: path, followingLinks: true), base.target(of: path) == nil {
      return bytes
    }
    return try base.bytes(of: path)
  }

  /// The other tree's bytes: only archives are read in parts, and none of them is in memory.
  package func randomAccessBytes(of path: FilePath) throws(FileError) -> any RandomAccessBytes {
    try base.randomAccessBytes(of: path)
  }

  package func target(of path: FilePath) -> FilePath? {
    base.target(of: path) ?? (file(path) == nil ? nil : path)
  }

  package func readingState(of path: FilePath) -> ReadingState? {
    file(path) == nil ? base.readingState(of: path) : nil
  }
}
