// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The folders whose changes matter.
package struct WatchedFolders: Sendable {
  /// Files, and folders with everything below them.
  package var trees: [FilePath] = []

  /// The other files to watch, in any folder and with any name.
  package var files: [FilePath] = []

  /// The extensions of watched files, in addition to those that every result may depend on, such as
  /// `swift`.
  package var pathExtensions: Set<String> = []

  /// The names of watched files in any folder, in addition to `.gitignore`.
  package var names: Set<String> = []

  /// Creates a set of folders and files to watch.
  package init(
    trees: [FilePath] = [], files: [FilePath] = [], pathExtensions: Set<String> = [],
    names: Set<String> = []
  ) {
    self.trees = trees
    self.files = files
    self.pathExtensions = pathExtensions
    self.names = names
  }

  /// The folders themselves, as they are on the disk now.
  var all: [FilePath] {
    var found: Set<FilePath> = []
    for tree in trees { add(tree, to: &found) }
    found.formUnion(files.map(\.folder))
    return found.sorted { $0.text < $1.text }
  }

  /// Adds a folder with those under it, or the folder of a file.
  private func add(_ path: FilePath, to found: inout Set<FilePath>) {
    guard FileSystem.disk.status(of: path) == .folder else {
      found.insert(path.folder)
      return
    }
    var pending = [path]
    while let folder = pending.popLast() {
      guard found.insert(folder).inserted else { continue }
      for entry in FileSystem.disk.contents(of: folder) ?? []
      where !entry.name.hasPrefix(".") && !FileSearch.passesOver(entry.name) {
        // A link may point to a folder above it.
        if FileSystem.disk.status(of: entry) == .folder, !FileSystem.disk.isLink(entry) {
          pending.append(entry)
        }
      }
    }
  }
}
