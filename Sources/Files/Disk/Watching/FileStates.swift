// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The states of watched files, to see which one changed if the system does not tell.
struct FileStates {
  private let ownFile: FilePath?
  private let states: [FilePath: FileContent.Fingerprint?]

  /// Takes down the states of the files in folders.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - ownFile: The file that the command writes itself, which does not matter.
  init(in folders: [FilePath], without ownFile: String?) {
    self.ownFile = ownFile.map { FilePath($0).simplified }
    states = Self.states(in: folders, without: self.ownFile)
  }

  /// Whether a file has come, gone or changed.
  func haveChanged(in folders: [FilePath]) -> Bool {
    Self.states(in: folders, without: ownFile) != states
  }

  private static func states(
    in folders: [FilePath], without ownFile: FilePath?
  ) -> [FilePath: FileContent.Fingerprint?] {
    var states: [FilePath: FileContent.Fingerprint?] = [:]
    for folder in folders {
      for file in FileSystem.disk.contents(of: folder) ?? []
      where WatchedName.isWatched(file.name) && file.simplified != ownFile {
        states.updateValue(FileContent.fingerprint(ofFile: file.text), forKey: file)
      }
    }
    return states
  }
}
