// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Finds the files that belong to widgets under a folder.
package enum FileSearch {
  /// The folders that hold other people's or generated files.
  package static let passedOver: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules",
  ]

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

  /// The files under a folder whose name satisfies a condition, folder by folder in the order of their names.
  ///
  /// Hidden folders and those in ``passedOver`` are passed over, and links to folders are not followed, so that no loop can
  /// arise. A file that several links lead to comes once.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - unreadable: The folders that could not be read are added to it.
  ///   - isLeftOut: Whether a file or folder, the first one included, is passed over besides.
  ///   - isWanted: Whether a file of the given name is wanted.
  /// - Returns: The paths of the files, each beginning with that of the folder.
  package static func files(
    under folder: FilePath, unreadable: inout [FilePath],
    leavingOut isLeftOut: (FilePath) -> Bool = { _ in false }, where isWanted: (String) -> Bool
  ) -> [FilePath] {
    guard !isLeftOut(folder) else { return [] }
    FolderSnapshot.current?.readAhead(folder) { entry, folder in
      entry.kind == .folder && isSearched(entry, in: folder)
        && !isLeftOut(folder.appending(entry.name))
    }
    var found: [FilePath] = []
    var seen: Set<FilePath> = []
    var pending = [folder]
    while let current = pending.popLast() {
      guard let entries = entries(of: current) else {
        unreadable.append(current)
        continue
      }
      var folders: [FilePath] = []
      for entry in entries {
        if isSearched(entry, in: current) {
          folders.append(current.appending(entry.name))
        } else if !entry.isHidden, isWanted(entry.name), isFile(entry, in: current) {
          let path = current.appending(entry.name)
          if !isLeftOut(path), seen.insert(FileStatus.resolved(path)).inserted {
            found.append(path)
          }
        }
      }
      pending.append(contentsOf: folders.filter { !isLeftOut($0) }.reversed())
    }
    return found
  }

  /// Whether a search goes on in an entry of a folder.
  private static func isSearched(_ entry: FolderListing.Entry, in folder: FilePath) -> Bool {
    guard entry.kind != .file, !entry.isHidden, !passedOver.contains(entry.name) else {
      return false
    }
    guard entry.kind == .unknown else { return entry.kind == .folder }
    let path = folder.appending(entry.name)
    return FileStatus(at: path) == .folder && !FileStatus.isLink(path)
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
