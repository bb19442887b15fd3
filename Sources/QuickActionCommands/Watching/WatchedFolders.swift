// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetProject

/// The folders whose changes matter.
struct WatchedFolders {
  /// Files and folders that are looked at with all that is under them.
  var trees: [FilePath] = []

  /// Files that are looked at besides, wherever they are.
  var files: [FilePath] = []

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
        // A link may lead back to where it stands.
        if FileSystem.disk.status(of: entry) == .folder, !FileSystem.disk.isLink(entry) { pending.append(entry) }
      }
    }
  }
}
