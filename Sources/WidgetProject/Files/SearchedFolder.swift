// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A folder as a search found it, with the folders in it that are searched too.
final class SearchedFolder: Sendable {
  /// The path.
  let path: FilePath

  /// The absolute path that links lead to.
  let target: FilePath

  /// What is in it; nil where it cannot be read.
  let listing: FolderListing?

  /// The folders in it that are searched, by name.
  let folders: [SearchedFolder]

  private init(_ reading: Reading, folders: [SearchedFolder]) {
    path = reading.path
    target = reading.target
    listing = reading.listing
    self.folders = folders
  }

  /// The absolute path that links lead to, of something in the folder that is no link.
  func target(of path: FilePath) -> FilePath {
    target == self.path ? path : target.appending(path.name)
  }

  /// The folder of a name.
  func folder(named name: some StringProtocol) -> SearchedFolder? {
    folders.element(named: name) { $0.path.lastPart }
  }
}

extension SearchedFolder {
  /// Reads a folder and those under it that are to be searched, level by level, on all processors.
  ///
  /// Hidden folders and those in ``FileSearch/passedOver`` are passed over, and links to folders are not followed, so that
  /// no loop can arise.
  static func read(
    _ folder: FilePath, leavingOut isLeftOut: @Sendable (FilePath) -> Bool
  ) -> SearchedFolder {
    let top = Reading(folder, target: FileStatus.resolved(folder), leavingOut: isLeftOut)
    var levels: [[Reading]] = []
    var found = top.folders
    while !found.isEmpty {
      let level = found.concurrentMap { Reading($0.path, target: $0.target, leavingOut: isLeftOut) }
      found = level.flatMap(\.folders)
      levels.append(level)
    }
    // From the lowest level up, as a folder is made of those in it.
    var below: [SearchedFolder] = []
    while let level = levels.popLast() {
      var rest = below[...]
      below = level.map { reading in
        defer { rest = rest.dropFirst(reading.folders.count) }
        return SearchedFolder(reading, folders: Array(rest.prefix(reading.folders.count)))
      }
    }
    return SearchedFolder(top, folders: below)
  }

  /// A folder that was read, and the paths of those in it that are to be.
  private struct Reading: Sendable {
    let path: FilePath
    let target: FilePath
    let listing: FolderListing?
    let folders: [(path: FilePath, target: FilePath)]

    init(_ path: FilePath, target: FilePath, leavingOut isLeftOut: (FilePath) -> Bool) {
      self.path = path
      self.target = target
      listing = FolderListing(reading: path)
      folders = (listing?.entries ?? []).filter { Self.isSearched($0, in: path) }
        .map { path.appending($0.name, target: target) }.filter { !isLeftOut($0.path) }
    }

    private static func isSearched(_ entry: FolderListing.Entry, in folder: FilePath) -> Bool {
      guard entry.kind != .file, !entry.isHidden, !FileSearch.passedOver.contains(entry.name)
      else { return false }
      guard entry.kind == .unknown else { return entry.kind == .folder }
      let path = folder.appending(entry.name)
      return FileStatus(at: path) == .folder && !FileStatus.isLink(path)
    }
  }
}
