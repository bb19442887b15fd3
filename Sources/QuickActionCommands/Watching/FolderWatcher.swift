// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetProject

/// Hears from the system of changes in folders.
///
/// Folders are watched, not files: an editor that saves by putting a new file in the place of the old one is followed, and
/// so are new files. What is watched is only ever added to: of a folder that is gone, the system is silent.
protocol FolderWatcher: AnyObject {
  /// Whether the system says which name changed in a folder.
  var knowsNames: Bool { get }

  /// Watches folders besides those that are watched already.
  ///
  /// - Throws: `CommandFailure` where the system watches no more.
  func watch(_ folders: [FilePath]) throws(CommandFailure)

  /// Waits until something changes.
  ///
  /// - Parameter milliseconds: How long to wait at most; nil means for ever.
  /// - Returns: What changed; empty where nothing did.
  /// - Throws: `CommandFailure` where the system does not tell any more.
  func changes(within milliseconds: Int32?) throws(CommandFailure) -> [FolderChange]
}

/// A change in a folder.
struct FolderChange: Hashable, Sendable {
  /// The folder.
  let folder: FilePath

  /// The name that changed in it; nil where the system does not say.
  let name: String?

  /// Whether it is a folder that changed.
  let isFolder: Bool
}

extension CommandFailure {
  /// The system's refusal to watch.
  init(unwatched words: String) {
    self.init("files cannot be watched: \(words)", exitCode: 2)
  }
}
