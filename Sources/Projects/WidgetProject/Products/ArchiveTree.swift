// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import BuiltProducts
import Disk
import SourceText

/// Folders and files with archives among them, each of which is a folder here.
///
/// Nothing of an archive is unpacked to the disk: a file of it is read when the user asks for its bytes.
struct ArchiveTree: FileTree {
  /// Where the archives are.
  private let base: any FileTree

  /// The archives, by the paths under which they are asked for.
  private var archives: [(path: FilePath, archive: OpenArchive)] = []

  init(_ base: any FileTree) {
    self.base = base
  }

  /// Opens an archive at a path.
  ///
  /// - Throws: ``FileError`` if it cannot be read or is refused.
  mutating func open(_ path: FilePath) throws(FileError) {
    let archive = try OpenArchive(base.randomAccessBytes(of: path), path: path)
    archives.append((path, archive))
    if let target = base.target(of: path), target != path { archives.append((target, archive)) }
  }

  /// The archive that a path leads into, and the path in it; nil for a path outside of archives.
  private func place(of path: FilePath) -> (archive: OpenArchive, path: String)? {
    for (folder, archive) in archives where path.text.utf8.starts(with: folder.text.utf8) {
      let rest = path.text.utf8.dropFirst(folder.text.utf8.count)
      if rest.isEmpty { return (archive, "") }
      guard rest.first == UInt8(ascii: "/") else { continue }
      return (archive, FilePath(String(Substring(rest.dropFirst()))).simplified.text)
    }
    return nil
  }

  func node(at path: FilePath, followingLinks followsLinks: Bool) -> FileNode {
    guard let place = place(of: path) else {
      return base.node(at: path, followingLinks: followsLinks)
    }
    return switch place.archive.nodes[place.path] {
    case .file: .file
    case .folder: .folder
    // It is not followed, so that nothing outside of the archive is read.
    case .link: followsLinks ? .nothing : .link
    case nil: place.path.isEmpty ? .folder : .nothing
    }
  }

  func entries(of folder: FilePath) -> [Folder.Entry]? {
    guard let place = place(of: folder) else { return base.entries(of: folder) }
    return place.archive.entries(of: place.path)
  }

  func bytes(of path: FilePath) throws(FileError) -> [UInt8] {
    guard let place = place(of: path) else { return try base.bytes(of: path) }
    guard case .file(let entry) = place.archive.nodes[place.path] else {
      throw FileError(.read, path.text, place.path.isEmpty ? .isFolder : .notFound)
    }
    do throws(ArchiveError) {
      return try place.archive.archive.content(of: entry)
    } catch {
      throw FileError(.read, path.text, .archive(reason: "\(error)"))
    }
  }

  func target(of path: FilePath) -> FilePath? {
    guard let place = place(of: path) else { return base.target(of: path) }
    guard place.path.isEmpty || place.archive.nodes[place.path] != nil,
      let own = base.target(of: place.archive.path)
    else { return nil }
    return place.path.isEmpty ? own : own.appending(place.path)
  }
}

/// An archive with its folders.
final class OpenArchive: Sendable {
  /// A file, folder or link at a path of the archive.
  enum Node: Sendable {
    case file(ZipEntry)
    case folder
    case link
  }

  /// The archive's own path.
  let path: FilePath

  /// The archive.
  let archive: ZipArchive

  /// The nodes of the archive, by path.
  let nodes: [String: Node]

  /// The names in each folder.
  private let folders: [String: [Folder.Entry]]

  init(_ bytes: any RandomAccessBytes, path: FilePath) throws(FileError) {
    self.path = path
    do throws(ArchiveError) {
      archive = try ZipArchive(bytes, where: BuiltFileName.isWanted)
    } catch {
      throw FileError(.read, path.text, .archive(reason: "\(error)"))
    }
    var nodes: [String: Node] = [:]
    var folders: [String: [Folder.Entry]] = [:]
    func add(_ node: Node, _ kind: Folder.Kind, at path: FilePath) {
      if case .folder = node, nodes[path.text] != nil { return }
      nodes[path.text] = node
      let folder = path.folder.text == "." ? "" : path.folder.text
      folders[folder, default: []].append(Folder.Entry(name: path.name, kind: kind))
      if !folder.isEmpty, nodes[folder] == nil { add(.folder, .folder, at: FilePath(folder)) }
    }
    for entry in archive.entries {
      let path = FilePath(entry.path)
      switch entry.kind {
      case .folder: add(.folder, .folder, at: path)
      case .link: add(.link, .unknown, at: path)
      case .file: add(.file(entry), .file, at: path)
      }
    }
    self.nodes = nodes
    self.folders = folders.mapValues { names in
      names.sorted { $0.name.precedesByBytes($1.name) }
    }
  }

  /// The names in a folder, sorted by their bytes; nil if it is not one.
  func entries(of folder: String) -> [Folder.Entry]? {
    if let names = folders[folder] { return names }
    if case .folder = nodes[folder] { return [] }
    return folder.isEmpty ? [] : nil
  }
}
