// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

extension Git {
  /// The path in the repository of a file that is named from the current folder; empty for the root.
  package func path(of name: String) -> String {
    let path = FilePath(name)
    // The folder's links are resolved and not those of the file, which the repository has as a link.
    let absolute =
      FileSystem.disk.status(of: path) == .folder
      ? FileSystem.disk.resolved(path)
      : FileSystem.disk.resolved(path.folder).appending(path.name)
    let text = (absolute.isAbsolute ? absolute : currentFolder.appending(name)).simplified.text
    if text == root { return "" }
    return text.hasPrefix(root + "/") ? String(text.dropFirst(root.count + 1)) : name
  }

  /// The name of a path in the repository, from the current folder.
  package func name(ofPath path: String) -> String {
    let absolute = FilePath(root).appending(path).simplified
    let isInside = (currentFolder.text + "/").hasPrefix(root + "/")
    return isInside ? absolute.relative(to: currentFolder).text : absolute.text
  }

  /// Whether the current folder is the root of the repository.
  package var isInRoot: Bool { currentFolder.text == root }
}
