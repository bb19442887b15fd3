// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension FileSearch {
  /// The nearest file of a name: in a folder, or in the folders above it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - path: The folder, or a file in it.
  ///   - fileSystem: Where they are.
  /// - Returns: The path, absolute if the given one is; nil if there is no such file.
  package static func nearest(
    _ name: String, from path: FilePath, in fileSystem: FileSystem
  ) -> FilePath? {
    let current = fileSystem.resolved(FilePath("."))
    let start = fileSystem.status(of: path) == .folder ? path : path.folder
    var folder = current.appending(start.text).simplified
    while true {
      let file = folder.appending(name)
      // What the permissions hide counts as missing; the check reports that the folder cannot be read.
      if fileSystem.status(of: file) == .file, !fileSystem.isHidden(file) {
        return path.text.hasPrefix("/") ? file : file.relative(to: current)
      }
      guard !["/", "."].contains(folder.text) else { return nil }  // '.' is there no more.
      folder = folder.folder
    }
  }
}
