// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The states of watched files, to see which one changed if the system does not tell.
struct FileStates {
  private let files: WatchedFiles
  private let states: [FilePath: FileContent.Fingerprint?]

  /// Takes down the states of the files in folders.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - files: The files in them that matter.
  init(in folders: [FilePath], of files: WatchedFiles) {
    self.files = files
    states = Self.states(in: folders, of: files)
  }

  /// Whether a file has come, gone or changed.
  func haveChanged(in folders: [FilePath]) -> Bool {
    Self.states(in: folders, of: files) != states
  }

  private static func states(
    in folders: [FilePath], of files: WatchedFiles
  ) -> [FilePath: FileContent.Fingerprint?] {
    var states: [FilePath: FileContent.Fingerprint?] = [:]
    for folder in folders {
      for file in FileSystem.disk.contents(of: folder) ?? [] where files.contains(file) {
        states.updateValue(FileContent.fingerprint(ofFile: file.text), forKey: file)
      }
    }
    return states
  }
}
