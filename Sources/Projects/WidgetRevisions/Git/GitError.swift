// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The reason why a revision cannot be read.
package enum GitError: Error, Hashable, Sendable {
  /// There is no git on the search path.
  case notInstalled
  /// The system does not run it, in its words.
  case notRun(String)
  /// The current folder is in no repository, in git's words.
  case noRepository(String)
  /// A command failed, in git's words.
  case failed(command: String, String)
  /// A file of a revision is not in this clone: the name of its content.
  case missingObject(String)
  /// A file of a commit is not in this clone.
  case missingFile(String, commit: String)
  /// There is no revision of a name; a near one, and whether the history is cut off.
  case unknownRevision(String, near: String?, isShallow: Bool)
  /// There is no commit yet.
  case empty
  /// There is no branch to compare with.
  case noDefaultBranch([String])
  /// Two revisions have no common ancestor here.
  case noMergeBase(String, String, isShallow: Bool)
}

extension GitError: CustomStringConvertible {
  /// A message on what was found and what to do.
  package var description: String {
    let fetch = "; the history is shallow: fetch it with 'git fetch --unshallow'"
    return switch self {
    case .notInstalled: "git was not found on the search path; install it, or name two files"
    case .notRun(let words): "git cannot be run: \(words)"
    case .noRepository(let words):
      "the current folder is not in a git repository (\(words)); name two files or folders"
    case .failed(let command, let words): "'git \(command)' failed: \(words)"
    case .missingObject(let name):
      "the object '\(name)' is not in this clone; fetch it with 'git fetch --refetch'"
    case .missingFile(let path, let commit):
      "'\(path)' of '\(commit)' is not in this clone, and git cannot fetch it; connect to the server of the repository, or fetch all with 'git fetch --refetch'"
    case .unknownRevision(let name, let near, let isShallow):
      "unknown revision or path '\(name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? (isShallow ? fetch : ""))
    case .empty: "the repository has no commit yet; name two files or folders"
    case .noDefaultBranch(let tried):
      "no default branch to compare with (\(tried.listed)); name a revision, or set 'diff.default-branch' in quickaction.json"
    case .noMergeBase(let first, let second, let isShallow):
      "'\(first)' and '\(second)' have no common ancestor" + (isShallow ? fetch : "")
    }
  }
}

extension [String] {
  /// The names in quotation marks, joined.
  fileprivate var listed: String { map { "'\($0)'" }.joined(separator: ", ") }
}
