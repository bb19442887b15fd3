// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The repository of git that something is in.
enum Repository {
  /// What lies in its root: a folder or, of a second working copy or a submodule, a file.
  static let markName = ".git"

  /// The root: the nearest folder with a `.git`, the folder itself included; nil where there is none.
  ///
  /// The folder is given by an absolute path without links.
  static func root(of folder: FilePath) -> FilePath? {
    var folder = folder
    while FileStatus(at: folder.appending(markName)) == .nothing {
      guard folder.text != "/", folder.isAbsolute else { return nil }
      folder = folder.folder
    }
    return folder
  }

  /// What the repository ignores besides what its `.gitignore` files say: `.git/info/exclude`.
  static func ownRules(of root: FilePath) -> IgnoreRules? {
    let file = root.appending(markName).appending("info/exclude")
    return FileStatus(at: file) == .file ? IgnoreRules.reading(file, about: root, on: nil) : nil
  }
}
