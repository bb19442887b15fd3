// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Folders and files in memory, with an absolute path each; a relative path starts at the root.
package struct MemoryTree: FileTree {
  private enum Node {
    case file([UInt8])
    case folder
    case link(String)
  }

  /// Everything but the root, by absolute path without links.
  private var nodes: [String: Node] = [:]

  /// The paths that the permissions do not allow to read.
  private var denied: Set<String> = []

  /// Creates an empty tree.
  package init() {}

  /// Adds a file, or replaces one, with the folders around it.
  package mutating func write(_ bytes: [UInt8], to path: FilePath) {
    add(.file(bytes), at: path)
  }

  /// Adds a folder, with those around it.
  package mutating func makeFolder(_ path: FilePath) { add(.folder, at: path) }

  /// Adds a symbolic link, with the folders around it.
  package mutating func link(_ path: FilePath, to destination: String) {
    add(.link(destination), at: path)
  }

  /// Forbids to read a file or a folder: its content, and what is in it.
  package mutating func deny(_ path: FilePath) { denied.insert(Self.key(path)) }

  private mutating func add(_ node: Node, at path: FilePath) {
    let path = FilePath(Self.key(path))
    guard path.text != "/" else { return }
    if case .folder = node, case .folder = nodes[path.text] { return }
    nodes[path.text] = node
    if nodes[path.folder.text] == nil { add(.folder, at: path.folder) }
  }

  private static func key(_ path: FilePath) -> String {
    FilePath("/").appending(path.text).simplified.text
  }
}

extension MemoryTree {
  /// How many links are followed before they count as a loop, as on Linux.
  private static let maximumLinkCount = 40

  /// The way to a path.
  private enum Walk {
    /// It ends here: an absolute path without links, except for a link at its end that is not followed.
    case end(String)
    /// There is nothing.
    case nothing
    /// A folder on the way cannot be read.
    case denied
  }

  private func walk(to path: FilePath, followingLast followsLast: Bool) -> Walk {
    var pending = path.text.split(separator: "/").map(String.init)
    pending.reverse()
    var current = "/"
    var linkCount = 0
    while let name = pending.popLast() {
      guard name != "." else { continue }
      guard current == "/" || isFolder(current) else { return .nothing }
      guard !denied.contains(current) else { return .denied }
      guard name != ".." else {
        current = FilePath(current).folder.text
        continue
      }
      let next = FilePath(current).appending(name).text
      if case .link(let destination) = nodes[next], followsLast || !pending.isEmpty {
        linkCount += 1
        guard linkCount <= Self.maximumLinkCount else { return .nothing }
        if destination.hasPrefix("/") { current = "/" }
        pending += destination.split(separator: "/").map(String.init).reversed()
      } else {
        guard nodes[next] != nil else { return .nothing }
        current = next
      }
    }
    return .end(current)
  }

  private func isFolder(_ path: String) -> Bool {
    if case .folder = nodes[path] { true } else { path == "/" }
  }

  package func node(at path: FilePath, followingLinks followsLinks: Bool) -> FileNode {
    guard !path.text.isEmpty else { return .nothing }
    switch walk(to: path, followingLast: followsLinks) {
    case .nothing: return .nothing
    case .denied: return .unknown(isHiddenByPermissions: true)
    case .end(let path):
      return switch nodes[path] {
      case .file: .file
      case .link: .link
      case .folder, nil: .folder
      }
    }
  }

  package func entries(of folder: FilePath) -> [Folder.Entry]? {
    guard case .end(let path) = walk(to: folder, followingLast: true), isFolder(path),
      !denied.contains(path)
    else { return nil }
    return nodes.compactMap { child, node in
      let child = FilePath(child)
      guard child.folder.text == path else { return nil }
      let kind: Folder.Kind =
        switch node {
        case .file: .file
        case .folder: .folder
        case .link: .unknown
        }
      return Folder.Entry(name: child.name, kind: kind)
    }
    .sorted { $0.name.precedesByBytes($1.name) }
  }

  package func bytes(of path: FilePath) throws(FileError) -> [UInt8] {
    switch walk(to: path, followingLast: true) {
    case .nothing: throw FileError(.read, path.text, .notFound)
    case .denied: throw FileError(.read, path.text, .permissionDenied)
    case .end(let found):
      guard !denied.contains(found) else {
        throw FileError(.read, path.text, .permissionDenied)
      }
      guard case .file(let bytes) = nodes[found] else {
        throw FileError(.read, path.text, .isFolder)
      }
      return bytes
    }
  }

  package func target(of path: FilePath) -> FilePath? {
    guard !path.text.isEmpty, case .end(let found) = walk(to: path, followingLast: true) else {
      return nil
    }
    return FilePath(found)
  }
}
