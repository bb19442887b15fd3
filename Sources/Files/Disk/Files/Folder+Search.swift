// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension Folder {
  /// Reads a folder and those below it that are to be searched, level by level, on all processors.
  ///
  /// Hidden folders, those that ``FileSearch/passesOver(_:)`` names, and what git ignores are passed over. Links to folders
  /// are not followed, so that no loop can arise.
  static func search(
    _ path: FilePath, in fileSystem: FileSystem,
    excluding exclusion: @Sendable (FilePath) -> PassedOver.Reason?
  ) -> Folder {
    let target = fileSystem.resolved(path)
    let outerRules = IgnoreRules.around(target, in: fileSystem)
    let top = Reading(
      Place(name: "", path: path, target: target, outerRules: outerRules), in: fileSystem,
      excluding: exclusion)
    var levels: [[Reading]] = []
    var found = top.places
    while !found.isEmpty {
      let level = found.concurrentMap { Reading($0, in: fileSystem, excluding: exclusion) }
      found = level.flatMap(\.places)
      levels.append(level)
    }
    // From the lowest level up, as a folder is made of those in it.
    var below: [Folder] = []
    while let level = levels.popLast() {
      var rest = below[...]
      below = level.map { reading in
        defer { rest = rest.dropFirst(reading.places.count) }
        return reading.folder(with: Array(rest.prefix(reading.places.count)))
      }
    }
    return top.folder(with: below)
  }

  /// Where a folder to search is.
  private struct Place: Sendable {
    /// The name in the folder around it; empty for the one that the search begins with.
    let name: String
    let path: FilePath
    let target: FilePath

    /// The rules of git that the folders around it give.
    let outerRules: IgnoreRules?
  }

  /// A folder that was read, and where those in it are that are to be.
  private struct Reading: Sendable {
    private let place: Place
    private let entries: [Entry]?
    private let rules: IgnoreRules?
    private var passedOver: [PassedOver] = []

    /// The folders in it that are to be searched.
    var places: [Place] = []

    init(
      _ place: Place, in fileSystem: FileSystem,
      excluding exclusion: (FilePath) -> PassedOver.Reason?
    ) {
      self.place = place
      let folder = Folder(reading: place.path, target: place.target, from: fileSystem.tree)
      entries = folder.entries
      rules = Self.rules(of: place, folder, in: fileSystem)
      for entry in entries ?? [] where entry.kind != .file {
        let (path, target) = folder.paths(of: entry.name)
        let isLink = entry.kind != .folder && fileSystem.isLink(path)
        guard entry.kind == .folder || fileSystem.status(of: path) == .folder else { continue }
        if let reason = Self.reason(toPassOver: entry, isLink: isLink) ?? exclusion(path)
          ?? rules?.line(ignoring: target, isFolder: true)
        {
          passedOver.append(PassedOver(path: path, isFolder: true, reason: reason))
        } else {
          places.append(
            Place(name: entry.name, path: path, target: target, outerRules: rules))
        }
      }
    }

    /// The folder, with those in it.
    func folder(with folders: [Folder]) -> Folder {
      Folder(
        name: place.name, path: place.path, target: place.target, entries: entries,
        search: Search(folders: folders, passedOver: passedOver, rules: rules))
    }

    /// The rules of git for a folder.
    ///
    /// A repository in another one has only rules of its own.
    private static func rules(
      of place: Place, _ folder: Folder, in fileSystem: FileSystem
    ) -> IgnoreRules? {
      guard let entries = folder.entries else { return place.outerRules }
      // What begins with a full stop is among the first.
      let dot = UInt8(ascii: ".")
      let hidden = entries.prefix { ($0.name.utf8.first ?? 0) <= dot }
      func contains(_ name: String) -> Bool { hidden.contains { $0.name.hasBytes(of: name) } }
      var rules = place.outerRules
      if !place.name.isEmpty, contains(Repository.markName) {
        rules = Repository.ownRules(of: place.target, in: fileSystem)
      }
      guard contains(IgnoreRules.fileName) else { return rules }
      return .reading(
        place.path.appending(IgnoreRules.fileName), about: place.target, on: rules, in: fileSystem)
    }

    private static func reason(
      toPassOver entry: Entry, isLink: Bool
    ) -> PassedOver.Reason? {
      if entry.isHidden { return .hidden }
      if FileSearch.passesOver(entry.name) { return .name }
      return isLink ? .link : nil
    }
  }
}
