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
    leavingOut isLeftOut: @Sendable (FilePath) -> Bool = { _ in false },
    where isWanted: (String) -> Bool
  ) -> [FilePath] {
    guard !isLeftOut(folder) else { return [] }
    var found: [FilePath] = []
    var seen: Set<FilePath> = []
    var pending = [
      FolderSnapshot.current?.search(folder, leavingOut: isLeftOut)
        ?? SearchedFolder.read(folder, leavingOut: isLeftOut)
    ]
    while let current = pending.popLast() {
      guard let listing = current.listing else {
        unreadable.append(current.path)
        continue
      }
      for entry in listing.entries
      where !entry.isHidden && isWanted(entry.name) && isFile(entry, in: current.path) {
        let (path, target) = current.path.appending(entry.name, target: current.target)
        let file = entry.kind == .file ? target : FileStatus.resolved(path)
        if !isLeftOut(path), seen.insert(file).inserted { found.append(path) }
      }
      pending.append(contentsOf: current.folders.reversed())
    }
    return found
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
