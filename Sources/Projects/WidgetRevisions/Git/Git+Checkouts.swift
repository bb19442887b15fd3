// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

extension Git {
  /// Writes all files of a commit, but for those of submodules, to an empty folder.
  ///
  /// The folder becomes a clone that shares the repository's objects, so nothing of the repository is changed: no work tree and no
  /// index of its own is noted there. No hook is run.
  ///
  /// - Parameters:
  ///   - commit: The hash of the commit.
  ///   - folder: The folder.
  /// - Throws: ``GitError`` if git cannot write them.
  package func checkOut(_ commit: String, to folder: FilePath) throws(GitError) {
    _ = try output([
      "clone", "--quiet", "--shared", "--no-checkout", "--template=",
      "--config=core.hooksPath=/dev/null", "--", root, folder.text,
    ])
    _ = try Git(of: folder).output(["checkout", "--quiet", "--detach", commit])
  }
}
