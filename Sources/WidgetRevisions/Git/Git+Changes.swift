// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Git {
  /// What a commit changes in the one before it.
  struct Step: Sendable {
    /// The files that are other or new, by path.
    var changed: [String: TreeEntry] = [:]

    /// The paths of those that are gone.
    var removed: [String] = []

    /// The new paths of those that were renamed or moved, by their old ones.
    var moves: [String: String] = [:]
  }

  /// What git says was renamed or moved between two commits, or between a commit and the working tree.
  ///
  /// - Parameters:
  ///   - old: The earlier commit.
  ///   - new: The later one; nil for the working tree.
  /// - Returns: The new paths by the old ones.
  /// - Throws: ``GitError`` if it cannot compare them.
  package func moves(from old: String, to new: String?) throws(GitError) -> [String: String] {
    let command =
      new.map { ["diff-tree", "-r", "-M", "-z", "--raw", old, $0] }
      ?? ["diff-index", "-M", "-z", "--raw", old]
    return Self.steps(try output(command)).first?.moves ?? [:]
  }

  /// What each of some commits changes in the one before it in the list; the first has nothing before it.
  ///
  /// - Parameters:
  ///   - commits: The commits.
  ///   - paths: The files that are compared; all if there are none.
  /// - Returns: The steps, one less than the commits.
  /// - Throws: ``GitError`` if git cannot compare them.
  func changes(
    along commits: [String], ofFilesAt paths: [String] = []
  ) throws(GitError) -> [Step] {
    let pairs = zip(commits, commits.dropFirst()).map { "\($1) \($0)\n" }.joined()
    guard !pairs.isEmpty else { return [] }
    // A commit that changes nothing is named as well.
    let text = try output(
      ["diff-tree", "--stdin", "--always", "-r", "-M", "-z", "--raw"]
        + (paths.isEmpty ? [] : ["--"] + paths), input: Array(pairs.utf8))
    let steps = Self.steps(text)
    guard steps.count == commits.count - 1 else {
      throw .failed(
        command: "diff-tree", "it compares \(steps.count) of \(commits.count - 1) commits")
    }
    return steps
  }

  /// Takes apart what git writes with `--raw -z`: of several commits, each begins with its name.
  private static func steps(_ text: [UInt8]) -> [Step] {
    var steps: [Step] = []
    var fields = text.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    while let field = fields.popFirst() {
      guard field.first == ":" else {
        steps.append(Step())
        continue
      }
      if steps.isEmpty { steps.append(Step()) }
      steps[steps.count - 1].note(field, &fields)
    }
    return steps
  }

  /// The Swift files of a commit, or of the working tree, that may declare a widget or a migrated App Intent.
  ///
  /// - Throws: ``GitError`` if git cannot search.
  package func widgetSources(_ commit: String?) throws(GitError) -> [String] {
    // What a user's configuration may say otherwise is said here.
    let pattern = [
      "--no-color", "--no-recurse-submodules", "-l", "-z", "-a", "-F", "-e", "IntentConfiguration(",
      "-e", "StaticConfiguration(", "-e", "CustomIntentMigratedAppIntent",
    ]
    // It ends with 1 if it finds nothing.
    let text = try output(
      ["grep", "--full-name"] + pattern + (commit.map { [$0] } ?? ["--untracked"]),
      emptyStatus: 1)
    return text.split(separator: 0).compactMap { name in
      let path = String(decoding: name, as: UTF8.self)
      let plain = commit.map { String(path.dropFirst($0.count + 1)) } ?? path
      return plain.hasSuffix(".swift") ? plain : nil
    }
  }
}

extension Git.Step {
  /// Notes a file: its modes, objects and status, with the paths that follow them.
  fileprivate mutating func note(_ facts: String, _ fields: inout ArraySlice<String>) {
    let words = facts.dropFirst().split(separator: " ")
    guard words.count == 5, let path = fields.popFirst() else { return }
    let status = words[4].first
    var newPath = path
    if status == "R" || status == "C" {
      guard let second = fields.popFirst() else { return }
      newPath = second
      if status == "R" {
        moves[path] = second
        removed.append(path)
      }
    }
    guard let kind = TreeEntry.kind(words[1]) else {
      removed.append(path)
      return
    }
    changed[newPath] = TreeEntry(kind: kind, object: String(words[3]))
  }
}
