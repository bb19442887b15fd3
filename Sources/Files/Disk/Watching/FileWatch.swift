// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Waits for changes of files that a result depends on.
package struct FileWatch {
  /// How long nothing must change before a change is reported, since an editor saves in several steps.
  private static let quietMilliseconds: Int32 = 5

  /// How many times that is waited for: files may change all the time.
  private static let maximumQuietCount = 10

  private let watcher: any FolderWatcher
  private let ownFile: String?
  private var files: WatchedFiles
  private var states: FileStates?

  /// Creates a watch of no folders.
  ///
  /// - Parameter ownFile: The file that the command itself writes, whose changes do not count; nil for none.
  /// - Throws: ``WatchError`` if the system does not watch files.
  package init(ignoring ownFile: String?) throws(WatchError) {
    self.ownFile = ownFile
    files = WatchedFiles(without: ownFile)
    #if canImport(Darwin)
      watcher = try KqueueWatcher()
    #else
      watcher = try InotifyWatcher()
    #endif
  }

  /// Notes the state of the files now, so that no later change is missed.
  ///
  /// - Throws: ``WatchError`` if the system watches no more folders.
  package mutating func begin(_ folders: WatchedFolders) throws(WatchError) {
    let all = try watch(folders)
    states = watcher.knowsNames ? nil : FileStates(in: all, of: files)
  }

  /// Watches the folders that there are now, too.
  ///
  /// - Returns: How many there are.
  /// - Throws: ``WatchError`` if the system watches no more folders.
  package mutating func add(_ folders: WatchedFolders) throws(WatchError) -> Int {
    try watch(folders).count
  }

  private mutating func watch(_ folders: WatchedFolders) throws(WatchError) -> [FilePath] {
    files = WatchedFiles(of: folders, without: ownFile)
    let all = folders.all
    try watcher.watch(all, files)
    return all
  }

  /// Waits until a file changes, and then until no more files change for a moment.
  ///
  /// - Parameter folders: The folders that matter, asked for after each change.
  /// - Throws: ``WatchError`` if the system reports no more changes.
  package func wait(in folders: () -> WatchedFolders) throws(WatchError) {
    while true {
      let changes = try watcher.changes(within: nil)
      if let states {
        if !changes.isEmpty, states.haveChanged(in: folders().all) { break }
      } else if changes.contains(where: matters) {
        break
      }
    }
    for _ in 0..<Self.maximumQuietCount
    where try watcher.changes(within: Self.quietMilliseconds).isEmpty {
      break
    }
  }

  /// Whether the result may be another one after a change.
  func matters(_ change: FolderChange) -> Bool {
    guard let name = change.name else { return true }
    // Nothing is read of hidden folders, and what a command builds is in one.
    if change.isFolder { return !name.hasPrefix(".") }
    return files.contains(change.folder.appending(name))
  }
}

/// The reason why files cannot be watched.
package struct WatchError: Error, Hashable, CustomStringConvertible {
  /// A sentence for the user.
  package let description: String

  init(_ reason: String) {
    description = "files cannot be watched: \(reason)"
  }
}
