// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Git {
  /// The changes of a commit against the one before it.
  struct Step: Sendable {
    /// The files that are other or new, by path.
    var changed: [String: TreeEntry] = [:]

    /// The paths of those that are gone.
    var removed: [String] = []

    /// The new paths of those that were renamed or moved, by their old ones.
    var moves: [String: String] = [:]
  }

  /// The renamed or moved files between two commits, or between a commit and the working tree.
  ///
  /// - Parameters:
  ///   - old: The earlier commit.
  ///   - new: The later one; nil for the working tree.
  /// - Returns: The new paths by the old ones.
  /// - Throws: ``GitError`` if it cannot compare them.
  package func moves(from old: String, to new: String?) throws(GitError) -> [String: String] {
    let command =
      new.map { ["diff-tree", "-r", "-M100%", "-z", "--raw", old, $0] }
      ?? ["diff-index", "-M100%", "-z", "--raw", old]
    var steps = Self.steps(try output(command))
    guard steps.first?.mayHaveMoves == true else { return steps.first?.moves ?? [:] }
    let ends =
      new.map { ["diff-tree", "-r", "-M", "-z", "--raw", old, $0, "--"] }
      ?? ["diff-index", "-M", "-z", "--raw", old, "--"]
    if let found = changedMoves(ends) { steps[0].add(found.first?.moves ?? [:]) }
    return steps[0].moves
  }

  /// The files whose moves matter, changed ones included: comparing others would read, and in a
  /// partial clone fetch, too much.
  private static let movedFiles = [
    "**/*.intentdefinition", "**/*.strings", "**/*.stringsdict", "**/*.xcstrings",
    "**/*.actions.json", "**/*.swift",
  ]

  /// The steps with what was moved and changed at once; nil if a content that has to be compared for that is not in this clone.
  private func changedMoves(_ command: [String], input: [UInt8] = []) -> [Step]? {
    let all = try? output(command + Self.movedFiles, input: input, usesPatterns: true)
    let text =
      all ?? (try? output(command + Self.movedFiles.dropLast(), input: input, usesPatterns: true))
    return text.map(Self.steps)
  }

  /// The changes of commits against the one before each in the list; the first has none before it.
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
    let command = ["diff-tree", "--stdin", "--always", "-r", "-z", "--raw"]
    let text = try output(
      command + ["-M100%"] + (paths.isEmpty ? [] : ["--"] + paths), input: Array(pairs.utf8))
    var steps = Self.steps(text)
    guard steps.count == commits.count - 1 else {
      throw .failed(
        command: "diff-tree", "it compares \(steps.count) of \(commits.count - 1) commits")
    }
    let open = steps.indices.filter { paths.isEmpty && steps[$0].mayHaveMoves }
    guard !open.isEmpty else { return steps }
    let openPairs = open.map { "\(commits[$0 + 1]) \(commits[$0])\n" }.joined()
    let found = changedMoves(command + ["-M", "--"], input: Array(openPairs.utf8)) ?? []
    guard found.count == open.count else { return steps }
    for (index, step) in zip(open, found) { steps[index].add(step.moves) }
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
  /// - Parameters:
  ///   - commit: The commit; nil for the working tree.
  ///   - isTracked: Whether only tracked files of the working tree are searched, ignored ones included; otherwise all that are not
  ///     ignored.
  /// - Returns: The paths, from the root.
  /// - Throws: ``GitError`` if git cannot search.
  package func widgetSources(
    _ commit: String?, onlyTracked isTracked: Bool = false
  ) throws(GitError) -> [String] {
    // What a user's configuration may say otherwise is said here.
    let pattern = [
      "--no-color", "--no-recurse-submodules", "-l", "-z", "-a", "-F", "-e", "IntentConfiguration(",
      "-e", "StaticConfiguration(", "-e", "CustomIntentMigratedAppIntent",
    ]
    // It ends with 1 if it finds nothing.
    let text = try output(
      ["grep", "--full-name"] + pattern
        + (commit.map { [$0] } ?? (isTracked ? [] : ["--untracked"]))
        + ["--", "**/*.swift"], emptyStatus: 1, usesPatterns: true)
    return text.split(separator: 0).compactMap { name in
      let path = String(decoding: name, as: UTF8.self)
      let plain = commit.map { String(path.dropFirst($0.count + 1)) } ?? path
      return plain.hasSuffix(".swift") ? plain : nil
    }
  }
}

extension Git.Step {
  /// Whether files of a kind that matters are both new and gone, so that one may be the other under another name.
  fileprivate var mayHaveMoves: Bool {
    let moved = Set(moves.keys)
    let gone = removed.filter { !moved.contains($0) }
    guard !gone.isEmpty, !changed.isEmpty else { return false }
    let kinds = [".intentdefinition", ".strings", ".stringsdict", ".xcstrings", ".json", ".swift"]
    return gone.contains { path in
      kinds.contains { path.hasSuffix($0) }
    }
  }

  /// Adds what was moved and changed at once.
  fileprivate mutating func add(_ others: [String: String]) {
    for (old, new) in others where moves[old] == nil { moves[old] = new }
  }

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
