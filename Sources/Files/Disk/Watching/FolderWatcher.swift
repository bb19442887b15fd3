// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Receives changes in folders from the system.
///
/// Folders are watched, not files, so that new files are noticed, and editors that replace a file by a new one. Folders are only ever
/// added: the system is silent about a folder that is gone.
protocol FolderWatcher: AnyObject {
  /// Whether the system says which name changed in a folder.
  var knowsNames: Bool { get }

  /// Watches more folders.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - files: The files in them that matter, for systems that do not tell of what is written in a folder.
  /// - Throws: ``WatchError`` if the system refuses.
  func watch(_ folders: [FilePath], _ files: WatchedFiles) throws(WatchError)

  /// Waits until something changes.
  ///
  /// - Parameter milliseconds: How long to wait at most; nil for no limit.
  /// - Returns: The changes; empty if there are none.
  /// - Throws: ``WatchError`` if the system reports no more changes.
  func changes(within milliseconds: Int32?) throws(WatchError) -> [FolderChange]
}

/// A change in a folder.
struct FolderChange: Hashable, Sendable {
  /// The folder.
  let folder: FilePath

  /// The name that changed in it; nil if the system does not say.
  let name: String?

  /// Whether it is a folder that changed.
  let isFolder: Bool
}
