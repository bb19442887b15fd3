// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension Git {
  /// The commit of a revision such as `HEAD~1` or `v1.2`.
  ///
  /// - Throws: ``GitError`` if there is none.
  package func commit(_ revision: String) throws(GitError) -> String {
    if let found = try line(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    {
      return found
    }
    guard try line(["rev-parse", "--verify", "--quiet", "HEAD"]) != nil else { throw .empty }
    let names = try output(["for-each-ref", "--format=%(refname:short)"])
      .split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    throw .unknownRevision(
      revision, near: NearName.of(revision, among: names), isShallow: isShallow)
  }

  /// The commit that two revisions have in common.
  ///
  /// - Throws: ``GitError`` if they have none.
  package func mergeBase(_ first: String, _ second: String) throws(GitError) -> String {
    let commits = try (commit(first), commit(second))
    guard let base = try line(["merge-base", commits.0, commits.1]) else {
      throw .noMergeBase(first, second, isShallow: isShallow)
    }
    return base
  }

  /// The branch that work is merged into: what the configuration names, else that of the remote repository, else `main`
  /// or `master`.
  ///
  /// - Throws: ``GitError`` if there is none of them.
  package func defaultBranch(_ configured: String?) throws(GitError) -> String {
    if let configured { return configured }
    if let head = try line(["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]) {
      return head
    }
    let names = ["origin/main", "origin/master", "main", "master"]
    for name in names
    where try line(["rev-parse", "--verify", "--quiet", name + "^{commit}"]) != nil {
      return name
    }
    guard try line(["rev-parse", "--verify", "--quiet", "HEAD"]) != nil else { throw .empty }
    throw .noDefaultBranch(names)
  }

  /// The commits between two revisions along the first parents, the older first, both ends included.
  ///
  /// - Throws: ``GitError`` if git cannot list them.
  package func steps(from old: String, to new: String) throws(GitError) -> [String] {
    let text = try output(["rev-list", "--reverse", "--first-parent", "\(old)..\(new)"])
    return [old]
      + text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The short name of a commit.
  package static func shortName(_ commit: String) -> String { String(commit.prefix(9)) }
}
