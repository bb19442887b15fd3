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
    /// The folders that were searched, with those under each.
    var searched: [SearchedFolder] = []

    /// The listing of each other folder that was read; nil where it cannot be.
    var listings: [FilePath: FolderListing?] = [:]

    /// Where links lead, of each folder that was asked for.
    var resolvedFolders: [FilePath: FilePath] = [:]
  }

  private let state = Mutex(State())

  /// Reads a folder and those under it that are to be searched, unless that was done before.
  func search(
    _ folder: FilePath, excluding exclusion: @Sendable (FilePath) -> PassedOver.Reason?
  ) -> SearchedFolder {
    if let known = searchedFolder(folder) { return known }
    let read = SearchedFolder.read(folder, excluding: exclusion)
    state.withLock { $0.searched.append(read) }
    return read
  }

  /// A folder that was searched; nil where it was not.
  func searchedFolder(_ folder: FilePath) -> SearchedFolder? {
    for top in state.withLock({ $0.searched }) {
      guard let names = folder.names(below: top.path) else { continue }
      var found: SearchedFolder? = top
      for name in names { found = found?.folder(named: name) }
      if let found { return found }
    }
    return nil
  }

  /// What is in a folder; nil where it cannot be read.
  func listing(of folder: FilePath) -> FolderListing? {
    if let known = known(folder) { return known }
    let listing = FolderListing(reading: folder)
    state.withLock { $0.listings[folder] = .some(listing) }
    return listing
  }

  /// What is in a folder, where it was read; nil where it was not, or cannot be.
  func knownListing(of folder: FilePath) -> FolderListing? {
    known(folder).flatMap(\.self)
  }

  /// What reading a folder gave, where it was read.
  private func known(_ folder: FilePath) -> FolderListing?? {
    state.withLock { $0.listings[folder] } ?? searchedFolder(folder).map(\.listing)
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
    let searched = searchedFolder(folder)
    guard let listing = searched?.listing ?? knownListing(of: folder),
      case let kind = listing.kind(of: name), kind == .file || kind == .folder
    else { return nil }
    if let searched { return searched.target(of: path) }
    let known = state.withLock { $0.resolvedFolders[folder] }
    guard let resolved = known ?? resolved(folder, asking: disk) ?? disk(folder) else {
      return nil
    }
    if known == nil { state.withLock { $0.resolvedFolders[folder] = resolved } }
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
