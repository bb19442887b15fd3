// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Finds the files that belong to widgets under a folder.
package enum FileSearch {
  /// The names of folders with other projects' or generated files.
  private static let passedOverNames: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "dist", "vendor",
  ]

  /// The ends of the names of folders that are made by a build.
  private static let passedOverSuffixes = [".app", ".xcarchive"]

  /// Whether a folder of a name holds other projects' or generated files.
  package static func passesOver(_ name: String) -> Bool {
    passedOverNames.contains(name) || passedOverSuffixes.contains { name.endsInBytes(of: $0) }
  }

  /// The result of a search.
  package struct Result: Sendable {
    /// The paths of the files, each beginning with that of the folder: folder by folder in the order of their names.
    package var files: [FilePath] = []

    /// The folders that could not be read.
    package var unreadable: [FilePath] = []

    /// The files and folders that were found and skipped.
    package var passedOver: [PassedOver] = []
  }

  /// Searches a folder for files whose name satisfies a condition.
  ///
  /// Hidden folders, those that ``passesOver(_:)`` names, and what git ignores are passed over. Links to folders are not
  /// followed, so that no loop can arise. A file that several links lead to comes once.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - fileSystem: Where it is.
  ///   - exclusion: Why a file or folder, the first one included, is also passed over; nil if it is not.
  ///   - isWanted: Whether a file of the given name is wanted.
  /// - Returns: The result of the search.
  package static func search(
    _ folder: FilePath, in fileSystem: FileSystem,
    excluding exclusion: @Sendable (FilePath) -> PassedOver.Reason? = { _ in nil },
    where isWanted: (String) -> Bool
  ) -> Result {
    var result = Result()
    if let reason = exclusion(folder) {
      result.passedOver.append(PassedOver(path: folder, isFolder: true, reason: reason))
      return result
    }
    var seen: Set<FilePath> = []
    /// Whether an entry of a folder is a file, or a link that leads to one or is broken: whoever reads it will say so.
    func isFile(_ entry: Folder.Entry, at path: FilePath) -> Bool {
      switch entry.kind {
      case .file: true
      case .folder, .nothing: false
      case .unknown: fileSystem.status(of: path) != .folder
      }
    }
    var pending = [fileSystem.search(folder, excluding: exclusion)]
    while let current = pending.popLast() {
      result.passedOver += current.search.passedOver
      guard let entries = current.entries else {
        result.unreadable.append(current.path)
        continue
      }
      for entry in entries where !entry.isHidden && isWanted(entry.name) {
        let (path, target) = current.paths(of: entry.name)
        guard isFile(entry, at: path) else { continue }
        let file = entry.kind == .file ? target : fileSystem.resolved(path)
        let ignored = current.search.rules?.line(ignoring: target, isFolder: false)
        if let reason = ignored ?? exclusion(path) {
          result.passedOver.append(PassedOver(path: path, isFolder: false, reason: reason))
        } else if seen.insert(file).inserted {
          result.files.append(path)
        }
      }
      pending.append(contentsOf: current.search.folders.reversed())
    }
    return result
  }
}
