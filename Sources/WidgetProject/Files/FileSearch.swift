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
    let entries = FolderSnapshot.current.map { $0.entries(of: folder) } ?? FolderEntry.read(folder)
    return entries.map { $0.map { folder.appending($0.name) } }
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
    var found: [FilePath] = []
    var seen: Set<FilePath> = []
    var pending = [folder]
    while let current = pending.popLast() {
      guard let contents = contents(of: current) else {
        unreadable.append(current)
        continue
      }
      var folders: [FilePath] = []
      for path in contents where !path.name.hasPrefix(".") {
        switch FileStatus(at: path) {
        case .folder where !FileStatus.isLink(path) && !passedOver.contains(path.name):
          if !isLeftOut(path) { folders.append(path) }
        // A link that leads nowhere counts as a file: whoever reads it will say so.
        case .file where isWanted(path.name), .nothing where isWanted(path.name):
          guard !isLeftOut(path) else { continue }
          if seen.insert(FileStatus.resolved(path)).inserted { found.append(path) }
        case .folder, .file, .nothing: break
        }
      }
      pending.append(contentsOf: folders.reversed())
    }
    return found
  }
}
