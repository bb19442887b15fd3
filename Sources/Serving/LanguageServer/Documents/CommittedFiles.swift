// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import WidgetRevisions

/// The files of the last commit.
package struct CommittedFiles: Sendable {
  /// What the last commit has under a name.
  package enum Answer: Sendable {
    /// The bytes of a file.
    case bytes([UInt8])

    /// Nothing: the file is new.
    case absent

    /// That cannot be known, for a reason.
    case unknown(String)
  }

  /// Finds a file by its name, from the current folder on or absolute.
  let file: @Sendable (String) -> Answer

  /// Creates the files from the function that finds one.
  package init(_ file: @escaping @Sendable (String) -> Answer) { self.file = file }

  /// The files of the repository that a file is in, by git.
  package static let git = CommittedFiles { name in
    do throws(GitError) {
      let git = try Git(of: FilePath(name))
      let path = git.path(of: name)
      return try git.bytes(ofFile: path, in: git.commit("HEAD")).map { .bytes($0) } ?? .absent
    } catch {
      // Without a commit, everything is new.
      if case .empty = error { return .absent }
      return .unknown(error.description)
    }
  }
}
