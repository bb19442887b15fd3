// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Synchronization

/// A folder that a client has open, and what was found in it.
struct ServedFolder: Sendable {
  /// What checks a folder; whoever holds it is the only one who does.
  final class Checker: Sendable {
    let reviewer: Mutex<Reviewer>

    init(_ reviewer: Reviewer) { self.reviewer = Mutex(reviewer) }
  }

  /// A number that no other folder of the session has or had.
  let number: Int

  let folder: EditedFolder
  let checker: Checker

  /// The number of the state of the texts and the disk, which grows with each change.
  var generation = 1

  /// What was found last.
  var review: WorkspaceReview?

  /// The state of which the client was told last.
  var toldGeneration = 0

  /// The files that the client shows findings of: the addresses under which it was told of them, by the folder's own ones.
  var published: [String: String] = [:]

  /// How long the last check took.
  var lastDuration = Duration.zero

  init(_ folder: EditedFolder, number: Int, in fileSystem: FileSystem) {
    (self.folder, self.number) = (folder, number)
    checker = Checker(Reviewer(folder, in: fileSystem))
  }

  /// What was found in the texts as they are; nil if they have changed since.
  var freshReview: WorkspaceReview? {
    review.flatMap { $0.generation == generation ? $0 : nil }
  }
}

extension [ServedFolder] {
  /// The innermost folder that an address is in, and the name of its file there; nil outside of all.
  func place(of uri: String) -> (index: Int, name: String)? {
    var found: (index: Int, name: String)?
    for (index, served) in enumerated() {
      guard let name = served.folder.name(of: uri) else { continue }
      if let other = found, !served.folder.isInside(self[other.index].folder) { continue }
      found = (index, name)
    }
    return found
  }
}
