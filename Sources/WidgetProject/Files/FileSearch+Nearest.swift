// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension FileSearch {
  /// The nearest file of a name: in a folder, or in the folders above it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - path: The folder, or a file in it.
  /// - Returns: The path, absolute where the given one is; nil where there is none.
  package static func nearest(_ name: String, from path: FilePath) -> FilePath? {
    let current = FileStatus.resolved(FilePath("."))
    let start = FileStatus(at: path) == .folder ? path : path.folder
    var folder = current.appending(start.text).simplified
    while true {
      let file = folder.appending(name)
      // What the permissions hide counts as not there; that nothing else in the folder can be read is said of that.
      if FileStatus(at: file) == .file, !FileStatus.isHidden(file) {
        return path.text.hasPrefix("/") ? file : file.relative(to: current)
      }
      guard folder.text != "/" else { return nil }
      folder = folder.folder
    }
  }
}
