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
    // No folder of a language is one, and a big project has thousands of those.
    guard !name.endsInBytes(of: ".lproj") else { return false }
    return passedOverNames.contains(name)
      || passedOverSuffixes.contains { name.endsInBytes(of: $0) }
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
    where isWanted: @Sendable (String) -> Bool
  ) -> Result {
    var result = Result()
    if let reason = exclusion(folder) {
      result.passedOver.append(PassedOver(path: folder, isFolder: true, reason: reason))
      return result
    }
    var folders: [Folder] = []
    var pending = [fileSystem.search(folder, excluding: exclusion)]
    while let current = pending.popLast() {
      folders.append(current)
      pending.append(contentsOf: current.search.folders.reversed())
    }
    let found = folders.concurrentMap(inChunksOf: 64) { folder in
      FolderFiles(in: folder, of: fileSystem, excluding: exclusion, where: isWanted)
    }
    // A file comes up again only if a link leads to it.
    let hasLinks = found.contains { $0.files.contains(where: \.isLink) }
    var seen: Set<FilePath> = []
    for (folder, found) in zip(folders, found) {
      result.passedOver += folder.search.passedOver
      result.passedOver += found.passedOver
      if folder.entries == nil { result.unreadable.append(folder.path) }
      for file in found.files where !hasLinks || seen.insert(file.target).inserted {
        result.files.append(file.path)
      }
    }
    return result
  }
}

/// The files of one folder that a search wants.
private struct FolderFiles: Sendable {
  /// A file, or a link that leads to one or is broken: whoever reads it will say so.
  struct File: Sendable {
    let path: FilePath

    /// The absolute path that links lead to.
    let target: FilePath

    let isLink: Bool
  }

  private(set) var files: [File] = []

  /// Those that are not looked at.
  private(set) var passedOver: [PassedOver] = []

  init(
    in folder: Folder, of fileSystem: FileSystem,
    excluding exclusion: (FilePath) -> PassedOver.Reason?, where isWanted: (String) -> Bool
  ) {
    for entry in folder.entries ?? [] where !entry.isHidden && isWanted(entry.name) {
      let (path, target) = folder.paths(of: entry.name)
      switch entry.kind {
      case .file: break
      case .folder, .nothing: continue
      case .unknown: if fileSystem.status(of: path) == .folder { continue }
      }
      let ignored = folder.search.rules?.line(ignoring: target, isFolder: false)
      if let reason = ignored ?? exclusion(path) {
        passedOver.append(PassedOver(path: path, isFolder: false, reason: reason))
      } else {
        let isLink = entry.kind != .file
        files.append(
          File(path: path, target: isLink ? fileSystem.resolved(path) : target, isLink: isLink))
      }
    }
  }
}
