// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// The folders as they were when a project's loading first looked at them.
///
/// While a project is loaded, each folder is read once, and what its listing tells is not asked of the disk again: a big
/// project asks several times for each of its twenty thousand tables. Where nothing is loaded there is no snapshot, and
/// every question goes to the disk.
final class FolderSnapshot: Sendable {
  /// The snapshot of the loading that is going on.
  @TaskLocal static var current: FolderSnapshot?

  private struct State {
    /// The entries by name, of each folder that was read; nil where it cannot be.
    var listings: [String: [FolderEntry]?] = [:]

    /// Where links lead, of each folder that was asked for.
    var resolvedFolders: [String: FilePath] = [:]
  }

  private let state = Mutex(State())

  /// What is in a folder, by name; nil where it cannot be read.
  func entries(of folder: FilePath) -> [FolderEntry]? {
    if let known = state.withLock({ $0.listings[folder.text] }) { return known }
    let entries = FolderEntry.read(folder)
    state.withLock { $0.listings[folder.text] = .some(entries) }
    return entries
  }

  /// What the listing of its folder says of a path; nil where the folder was not read, or the listing does not decide.
  func kind(of path: FilePath) -> FolderEntry.Kind? {
    guard path.isNamedByFolder, let listing = state.withLock({ $0.listings[path.folder.text] }), let listing else {
      return nil
    }
    guard let entry = FolderEntry.find(path.lastPart, in: listing) else {
      // Elsewhere a file can have a name in other letters than it is asked for by.
      #if os(Linux)
        return .nothing
      #else
        return nil
      #endif
    }
    return entry.kind
  }

  /// The absolute path that links lead to; nil where the listings do not tell.
  func resolved(_ path: FilePath, asking disk: (FilePath) -> FilePath?) -> FilePath? {
    guard let kind = kind(of: path), kind == .file || kind == .folder else { return nil }
    let folder = path.folder
    let known = state.withLock { $0.resolvedFolders[folder.text] }
    guard let resolved = known ?? resolved(folder, asking: disk) ?? disk(folder) else {
      return nil
    }
    if known == nil { state.withLock { $0.resolvedFolders[folder.text] = resolved } }
    return resolved.appending(String(path.lastPart))
  }
}

extension FilePath {
  /// Whether the last part is a name that the listing of a folder can have; `.`, `..` and the root stand in none.
  fileprivate var isNamedByFolder: Bool {
    let name = lastPart
    return name != "." && name != ".." && name != "/"
  }
}
