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
    /// The listing of each folder that was read; nil where it cannot be.
    var listings: [String: FolderListing?] = [:]

    /// Where links lead, of each folder that was asked for.
    var resolvedFolders: [String: FilePath] = [:]
  }

  private let state = Mutex(State())

  /// What is in a folder; nil where it cannot be read.
  func listing(of folder: FilePath) -> FolderListing? {
    if let known = state.withLock({ $0.listings[folder.text] }) { return known }
    let listing = FolderListing(reading: folder)
    state.withLock { $0.listings[folder.text] = .some(listing) }
    return listing
  }

  /// What is in a folder, where it was read; nil where it was not, or cannot be.
  func knownListing(of folder: FilePath) -> FolderListing? {
    state.withLock { $0.listings[folder.text] }.flatMap(\.self)
  }

  /// Reads a folder and those under it that are to be searched, on all processors.
  func readAhead(
    _ folder: FilePath, where isSearched: (FolderListing.Entry, FilePath) -> Bool
  ) {
    var level = [folder]
    while !level.isEmpty {
      let listings = level.concurrentMap { FolderListing(reading: $0) }
      state.withLock { state in
        state.listings.reserveCapacity(state.listings.count + level.count)
        // What was looked at before stays as it was.
        for (folder, listing) in zip(level, listings) where state.listings[folder.text] == nil {
          state.listings[folder.text] = .some(listing)
        }
      }
      level = zip(level, listings).flatMap { folder, listing in
        (listing?.entries ?? []).filter { isSearched($0, folder) }.map {
          folder.appending($0.name)
        }
      }
    }
  }

  /// What the listing of its folder says of a path; nil where the folder was not read, or the listing does not decide.
  func kind(of path: FilePath) -> FolderListing.Kind? {
    path.isNamedByFolder ? knownListing(of: path.folder)?.kind(of: path.lastPart) : nil
  }

  /// The absolute path that links lead to; nil where the listings do not tell.
  func resolved(_ path: FilePath, asking disk: (FilePath) -> FilePath?) -> FilePath? {
    guard path.isNamedByFolder else { return nil }
    let folder = path.folder
    let name = path.lastPart
    guard let kind = knownListing(of: folder)?.kind(of: name), kind == .file || kind == .folder
    else { return nil }
    let known = state.withLock { $0.resolvedFolders[folder.text] }
    guard let resolved = known ?? resolved(folder, asking: disk) ?? disk(folder) else {
      return nil
    }
    if known == nil { state.withLock { $0.resolvedFolders[folder.text] = resolved } }
    return resolved.appending(String(name))
  }
}

extension FilePath {
  /// Whether the last part is a name that the listing of a folder can have; `.`, `..` and the root stand in none.
  fileprivate var isNamedByFolder: Bool {
    let name = lastPart
    return name != "." && name != ".." && name != "/"
  }
}
