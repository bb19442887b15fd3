// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A folder as it was when it was read: the names in it, and of one that was searched also the folders below.
package final class Folder: Sendable {
  /// The kind of a name, as its folder lists it.
  package enum Kind: Sendable {
    /// A regular file.
    case file
    /// A directory.
    case folder
    /// A link, or something that the file system does not classify.
    case unknown
    /// There is no such name.
    case nothing
  }

  /// A name in a folder.
  package struct Entry: Sendable {
    /// The name, without a path.
    package let name: String

    /// The kind that the folder lists.
    package let kind: Kind

    /// Creates an entry from its name and kind.
    package init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }

    /// Whether the name begins with a full stop.
    package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
  }

  /// The results of a search in a folder.
  package struct Search: Sendable {
    /// The folders in it that are searched, by name.
    package var folders: [Folder] = []

    /// The folders in it that are not searched.
    package var passedOver: [PassedOver] = []

    /// The rules of git in the folder.
    package var rules: IgnoreRules?

    /// Creates the results of a search; by default there are none.
    package init(
      folders: [Folder] = [], passedOver: [PassedOver] = [], rules: IgnoreRules? = nil
    ) {
      self.folders = folders
      self.passedOver = passedOver
      self.rules = rules
    }
  }

  /// The name in the folder around it; empty if it was not found by a search.
  package let name: String

  /// The path of the folder.
  package let path: FilePath

  /// The absolute path that links lead to.
  package let target: FilePath

  /// The names, sorted by their bytes; nil if the folder cannot be read.
  package let entries: [Entry]?

  /// The results of a search in it; empty if it was only read.
  package let search: Search

  /// A folder with what was read of it.
  package init(
    name: String = "", path: FilePath, target: FilePath, entries: [Entry]?,
    search: Search = Search()
  ) {
    self.name = name
    self.path = path
    self.target = target
    self.entries = entries
    self.search = search
  }

  /// Reads a folder.
  convenience init(reading path: FilePath, target: FilePath, from tree: any FileTree) {
    self.init(path: path, target: target, entries: tree.entries(of: path))
  }

  /// The kind of a name; nil if the names do not decide.
  package func kind(of name: some StringProtocol) -> Kind? {
    guard let entries else { return nil }
    if let entry = entries.element(named: name, by: \.name) { return entry.kind }
    // Elsewhere a file is found under its name in other letters, too.
    #if os(Linux)
      return .nothing
    #else
      return nil
    #endif
  }

  /// The folder of a name that was searched; nil if none was.
  package func searchedFolder(named name: some StringProtocol) -> Folder? {
    search.folders.element(named: name, by: \.name)
  }

  /// Whether each name is that of a file or folder, so that it is the name of what it leads to, too.
  package var isWithoutLinks: Bool {
    entries?.allSatisfy { $0.kind == .file || $0.kind == .folder } ?? false
  }

  /// The paths of something in the folder: as the folder is named, and absolute without links, unless it is a link itself.
  package func paths(of name: String) -> (path: FilePath, target: FilePath) {
    path.appending(name, target: target)
  }
}

extension FileSystem {
  /// A folder in another one.
  package func folder(_ entry: Folder.Entry, in folder: Folder) -> Folder {
    if entry.kind == .folder, let known = folder.searchedFolder(named: entry.name) { return known }
    return self.folder(at: folder.path.appending(entry.name))
  }

  /// A file in a folder, or a link that may lead to one, and the absolute path that links lead to; nil if there is neither.
  package func fileOrLink(
    _ name: String, in folder: Folder
  ) -> (path: FilePath, target: FilePath)? {
    switch folder.kind(of: name) {
    case .file: return folder.paths(of: name)
    case .folder, .nothing: return nil
    case .unknown, nil:
      let file = folder.path.appending(name)
      return isFileOrLink(file) ? (file, resolved(file)) : nil
    }
  }
}
