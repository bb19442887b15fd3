// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A folder as a search found it, with the folders in it that are searched too.
final class SearchedFolder: Sendable {
  private let reading: Reading

  /// The folders in it that are searched, by name.
  let folders: [SearchedFolder]

  private init(_ reading: Reading, folders: [SearchedFolder]) {
    self.reading = reading
    self.folders = folders
  }

  /// The path.
  var path: FilePath { reading.place.path }

  /// The absolute path that links lead to.
  var target: FilePath { reading.place.target }

  /// What is in it; nil where it cannot be read.
  var listing: FolderListing? { reading.listing }

  /// The absolute path that links lead to, of something in the folder that is no link.
  func target(of path: FilePath) -> FilePath {
    target == self.path ? path : target.appending(path.name)
  }

  /// The folder of a name.
  func folder(named name: some StringProtocol) -> SearchedFolder? {
    folders.element(named: name, by: \.reading.place.name)
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
    let place = Place(name: "", path: folder, target: FileStatus.resolved(folder))
    let top = Reading(place, leavingOut: isLeftOut)
    var levels: [[Reading]] = []
    var found = top.folders
    while !found.isEmpty {
      let level = found.concurrentMap { Reading($0, leavingOut: isLeftOut) }
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

  /// Where a folder is.
  private struct Place: Sendable {
    /// The name that the folder around it has for it; empty for the one that the search began with.
    let name: String
    let path: FilePath
    let target: FilePath
  }

  /// A folder that was read, and where those in it are that are to be.
  private final class Reading: Sendable {
    let place: Place
    let listing: FolderListing?
    let folders: [Place]

    init(_ place: Place, leavingOut isLeftOut: (FilePath) -> Bool) {
      self.place = place
      listing = FolderListing(reading: place.path)
      folders = (listing?.entries ?? []).compactMap { entry in
        guard Self.isSearched(entry, in: place.path) else { return nil }
        let (path, target) = place.path.appending(entry.name, target: place.target)
        return isLeftOut(path) ? nil : Place(name: entry.name, path: path, target: target)
      }
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
