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

  /// The folders in it that are not searched.
  var passedOver: [PassedOver] { reading.passedOver }

  /// What git ignores in it.
  var rules: IgnoreRules? { reading.rules }

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
  /// Passed over are hidden folders, those that ``FileSearch/passesOver(_:)`` names, and what git ignores. Links to folders
  /// are not followed, so that no loop can arise.
  static func read(
    _ folder: FilePath, excluding exclusion: @Sendable (FilePath) -> PassedOver.Reason?
  ) -> SearchedFolder {
    let target = FileStatus.resolved(folder)
    let place = Place(name: "", path: folder, target: target, outerRules: .around(target))
    let top = Reading(place, excluding: exclusion)
    var levels: [[Reading]] = []
    var found = top.folders
    while !found.isEmpty {
      let level = found.concurrentMap { Reading($0, excluding: exclusion) }
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

    /// What git ignores in it by what the folders around it say.
    let outerRules: IgnoreRules?
  }

  /// A folder that was read, and where those in it are that are to be.
  private final class Reading: Sendable {
    let place: Place
    let listing: FolderListing?
    let rules: IgnoreRules?
    let folders: [Place]
    let passedOver: [PassedOver]

    init(_ place: Place, excluding exclusion: (FilePath) -> PassedOver.Reason?) {
      self.place = place
      let listing = FolderListing(reading: place.path)
      let rules = Self.rules(of: place, listing)
      var folders: [Place] = []
      var passedOver: [PassedOver] = []
      for entry in listing?.entries ?? [] where entry.kind != .file {
        let (path, target) = place.path.appending(entry.name, target: place.target)
        let isLink = entry.kind != .folder && FileStatus.isLink(path)
        guard entry.kind == .folder || FileStatus(at: path) == .folder else { continue }
        if let reason = Self.reason(toPassOver: entry, isLink: isLink) ?? exclusion(path)
          ?? rules?.line(ignoring: place.target.appending(entry.name), isFolder: true)
        {
          passedOver.append(PassedOver(path: path, isFolder: true, reason: reason))
        } else {
          folders.append(Place(name: entry.name, path: path, target: target, outerRules: rules))
        }
      }
      self.listing = listing
      self.rules = rules
      self.folders = folders
      self.passedOver = passedOver
    }

    /// What git ignores in a folder.
    ///
    /// A repository in another one has rules of its own alone.
    private static func rules(of place: Place, _ listing: FolderListing?) -> IgnoreRules? {
      guard let listing else { return place.outerRules }
      var rules = place.outerRules
      if !place.name.isEmpty, listing.contains(Repository.markName) {
        rules = Repository.ownRules(of: place.target)
      }
      guard listing.contains(IgnoreRules.fileName) else { return rules }
      return .reading(
        place.path.appending(IgnoreRules.fileName), about: place.target, on: rules)
    }

    private static func reason(
      toPassOver entry: FolderListing.Entry, isLink: Bool
    ) -> PassedOver.Reason? {
      if entry.isHidden { return .hidden }
      if FileSearch.passesOver(entry.name) { return .name }
      return isLink ? .link : nil
    }
  }
}
