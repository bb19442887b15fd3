// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Disk
import SourceText
import WidgetRevisions

/// The revisions that `diff` compares, from its arguments.
struct ComparedRevisions {
  /// The earlier revision.
  var old: RevisionSource

  /// The later one.
  var new: RevisionSource

  /// The files and folders of the repository that are compared, from its root; empty for all.
  var scopes: [String] = []

  /// The title of the earlier revision; nil for its label.
  var oldTitle: String?

  /// The repository; nil if two places on the disk are compared.
  let git: Git?

  /// Resolves the arguments; nil if they mean `HEAD` of a repository without a commit, which has
  /// nothing to lose.
  ///
  /// - Parameters:
  ///   - arguments: The files, folders or revisions; at most two.
  ///   - since: A revision to compare the working tree with; nil for none.
  ///   - paths: The files and folders to compare.
  ///   - defaultBranch: The branch that the configuration names.
  /// - Throws: `CommandFailure` if something is unknown.
  init?(
    _ arguments: [String], since: String?, paths: [String], defaultBranch: String?
  ) throws {
    let areFiles = arguments.filter { FileSystem.disk.status(of: FilePath($0)) != .nothing }
    if areFiles.count == 2, !paths.isEmpty {
      throw CommandFailure(
        "'--path' is for revisions, and '\(arguments[0])' and '\(arguments[1])' are files; remove it",
        exitCode: 2)
    }
    do throws(GitError) {
      try self.init(meaning: arguments, since: since, paths: paths, defaultBranch)
    } catch {
      if error == .empty, since == nil, arguments.isEmpty || arguments.first == "HEAD" {
        return nil
      }
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }

  private init(
    meaning arguments: [String], since: String?, paths: [String], _ defaultBranch: String?
  ) throws(GitError) {
    let isPath = arguments.map { FileSystem.disk.status(of: FilePath($0)) != .nothing }
    if arguments.count == 2, isPath == [true, true] {
      git = nil
      old = .disk([arguments[0]])
      new = .disk([arguments[1]])
      oldTitle = arguments[0]
      return
    }
    let named = zip(arguments, isPath).filter(\.1).map(\.0)
    let revisions = zip(arguments, isPath).filter { !$0.1 }.map(\.0)
    let given = named + paths
    let git = try Git(of: FilePath(given.first ?? "."))
    self.git = git
    scopes = given.map { git.path(of: $0) }
    let disk = RevisionSource.disk(given.isEmpty ? ["."] : given)
    if given.isEmpty, !git.isInRoot { scopes = [git.path(of: ".")] }
    func commit(_ revision: String) throws(GitError) -> RevisionSource {
      .commit(try git.commit(revision), label: revision)
    }
    if let since {
      old = try commit(since)
      new = disk
    } else if let range = revisions.first.flatMap({ RevisionRange($0) }) {
      if range.isFromMergeBase {
        let base = try git.mergeBase(range.old, range.new)
        old = .commit(base, label: Git.shortName(base))
      } else {
        old = try commit(range.old)
      }
      new = try commit(range.new)
    } else if let first = revisions.first {
      old = try commit(first)
      new = revisions.count > 1 ? try commit(revisions[1]) : disk
    } else {
      let branch = try git.defaultBranch(defaultBranch)
      let base = try git.mergeBase("HEAD", branch)
      old = .commit(base, label: Git.shortName(base))
      oldTitle = "\(branch) (\(Git.shortName(base)))"
      new = disk
    }
  }
}

/// Two revisions with dots between them: `v1.2..v1.3`, `main...`.
struct RevisionRange {
  /// The earlier one.
  let old: String

  /// The later one.
  let new: String

  /// Whether the earlier one is what both have in common.
  let isFromMergeBase: Bool

  /// Takes a range apart; nil if the text has no dots for one.
  init?(_ text: String) {
    // Dots in braces are those of a text that is searched, as in `HEAD^{/from a..b}`.
    let plain = text.replacing(#/\{[^}]*\}/#) { String(repeating: "-", count: $0.output.count) }
    for dots in ["...", ".."] {
      guard let range = plain.firstRange(of: dots) else { continue }
      let (before, after) = (
        text.prefix(plain[..<range.lowerBound].count),
        text.suffix(plain[range.upperBound...].count)
      )
      old = before.isEmpty ? "HEAD" : String(before)
      new = after.isEmpty ? "HEAD" : String(after)
      isFromMergeBase = dots == "..."
      return
    }
    return nil
  }
}
