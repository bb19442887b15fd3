// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Folders that were created for files, and are removed again if these cannot be written.
package struct FolderCreation: Sendable {
  /// The folders that there were not, the outermost first.
  private let folders: [String]

  /// Creates a folder, and those that it is in.
  ///
  /// - Throws: ``FileError`` if it cannot be created. None is left then.
  package init(_ path: FilePath) throws(FileError) {
    var missing: [FilePath] = []
    var folder = path
    while FileSystem.disk.status(of: folder) == .nothing, !FileSystem.disk.isLink(folder) {
      missing.append(folder)
      let parent = folder.folder
      guard parent != folder else { break }
      folder = parent
    }
    var made: [String] = []
    for folder in missing.reversed() {
      // Another process may make the same one at the same time.
      guard mkdir(folder.text, 0o777) == 0 || errno == EEXIST else {
        let error = FileError.last(.write, path.text)
        Self.remove(made)
        throw error
      }
      made.append(folder.text)
    }
    folders = made
  }

  /// Removes the folders that were created, as far as they are empty.
  package func undo() { Self.remove(folders) }

  private static func remove(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(folder) }
  }
}

extension AtomicFile {
  /// Removes a file; it is no error if it is gone already.
  static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .last(.write, path) }
  }
}
