// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The git repository that something is in.
package enum Repository {
  /// The name that a repository has in its root: a folder or, in a second working copy or a
  /// submodule, a file.
  static let markName = ".git"

  /// The root: the nearest folder with a `.git`, the folder itself included; nil if there is none.
  ///
  /// The folder is given by an absolute path without links.
  package static func root(of folder: FilePath, in fileSystem: FileSystem) -> FilePath? {
    var folder = folder
    while fileSystem.status(of: folder.appending(markName)) == .nothing {
      guard folder.text != "/", folder.isAbsolute else { return nil }
      folder = folder.folder
    }
    return folder
  }

  /// The rules of the repository in addition to its `.gitignore` files: `.git/info/exclude`.
  package static func ownRules(
    of root: FilePath, in fileSystem: FileSystem
  ) -> IgnoreRules? {
    let file = root.appending(markName).appending("info/exclude")
    guard fileSystem.status(of: file) == .file else { return nil }
    return IgnoreRules.reading(file, about: root, on: nil, in: fileSystem)
  }
}
