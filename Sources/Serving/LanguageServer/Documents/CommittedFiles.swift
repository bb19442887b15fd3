// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

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
    let path = FilePath(name)
    func run(_ arguments: [String]) -> ChildProcess.Result? {
      try? ChildProcess.run(
        "git", arguments: ["--no-optional-locks", "-C", path.folder.text] + arguments, input: [],
        keepsErrors: true)
    }
    guard let head = run(["rev-parse", "--verify", "--quiet", "HEAD"]) else {
      return .unknown("git cannot be run")
    }
    guard head.status == 0 else {
      // Without a commit, everything is new.
      let inside = run(["rev-parse", "--is-inside-work-tree"])
      return inside?.status == 0 ? .absent : .unknown("'\(name)' is in no repository")
    }
    guard let content = run(["show", "HEAD:./" + path.name]), content.status == 0 else {
      return .absent
    }
    return .bytes(content.output)
  }
}
