// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Finds the files that belong to widgets under a folder.
package enum FileSearch {
  /// The folders that hold other people's or generated files.
  private static let passedOverNames: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "dist", "vendor",
  ]

  /// The ends of the names of folders that are made by a build.
  private static let passedOverSuffixes = [".app", ".xcarchive"]

  /// Whether a folder of a name holds other people's or generated files.
  package static func passesOver(_ name: String) -> Bool {
    passedOverNames.contains(name) || passedOverSuffixes.contains { name.endsInBytes(of: $0) }
  }

  /// The files and folders in a folder, by name; nil where it cannot be read.
  package static func contents(of folder: FilePath) -> [FilePath]? {
    entries(of: folder).map { $0.map { folder.appending($0.name) } }
  }

  /// The names in a folder, sorted; nil where it cannot be read.
  static func entries(of folder: FilePath) -> [FolderListing.Entry]? {
    let listing =
      FolderSnapshot.current.map { $0.listing(of: folder) } ?? FolderListing(reading: folder)
    return listing?.entries
  }

  /// What a search found.
  package struct Result: Sendable {
    /// The paths of the files, each beginning with that of the folder: folder by folder in the order of their names.
    package var files: [FilePath] = []

    /// The folders that could not be read.
    package var unreadable: [FilePath] = []

    /// What was come upon and not looked at.
    package var passedOver: [PassedOver] = []
  }

  /// Searches a folder for files whose name satisfies a condition.
  ///
  /// Passed over are hidden folders, those that ``passesOver(_:)`` names, and what git ignores. Links to folders are not
  /// followed, so that no loop can arise. A file that several links lead to comes once.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - exclusion: Why a file or folder, the first one included, is passed over besides; nil where it is not.
  ///   - isWanted: Whether a file of the given name is wanted.
  /// - Returns: What was found.
  package static func search(
    _ folder: FilePath,
    excluding exclusion: @Sendable (FilePath) -> PassedOver.Reason? = { _ in nil },
    where isWanted: (String) -> Bool
  ) -> Result {
    var result = Result()
    if let reason = exclusion(folder) {
      result.passedOver.append(PassedOver(path: folder, isFolder: true, reason: reason))
      return result
    }
    var seen: Set<FilePath> = []
    var pending = [
      FolderSnapshot.current?.search(folder, excluding: exclusion)
        ?? SearchedFolder.read(folder, excluding: exclusion)
    ]
    while let current = pending.popLast() {
      result.passedOver += current.passedOver
      guard let listing = current.listing else {
        result.unreadable.append(current.path)
        continue
      }
      for entry in listing.entries
      where !entry.isHidden && isWanted(entry.name) && isFile(entry, in: current.path) {
        let (path, target) = current.path.appending(entry.name, target: current.target)
        let file = entry.kind == .file ? target : FileStatus.resolved(path)
        let ignored = current.rules?.line(
          ignoring: current.target.appending(entry.name), isFolder: false)
        if let reason = ignored ?? exclusion(path) {
          result.passedOver.append(PassedOver(path: path, isFolder: false, reason: reason))
        } else if seen.insert(file).inserted {
          result.files.append(path)
        }
      }
      pending.append(contentsOf: current.folders.reversed())
    }
    return result
  }

  /// Whether an entry of a folder is a file, or a link that leads to one or nowhere: whoever reads it will say so.
  private static func isFile(_ entry: FolderListing.Entry, in folder: FilePath) -> Bool {
    switch entry.kind {
    case .file: true
    case .folder, .nothing: false
    case .unknown: FileStatus(at: folder.appending(entry.name)) != .folder
    }
  }
}
