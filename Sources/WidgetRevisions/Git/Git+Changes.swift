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
    return Self.step(try output(command)[...]).moves
  }

  /// What each of some commits changes in the one before it in the list; the first has nothing before it.
  ///
  /// - Throws: ``GitError`` if git cannot compare them.
  func changes(along commits: [String]) throws(GitError) -> [Step] {
    let pairs = zip(commits, commits.dropFirst()).map { "\($1) \($0)\n" }.joined()
    guard !pairs.isEmpty else { return [] }
    let text = try output(
      ["diff-tree", "--stdin", "-r", "-M", "-z", "--raw"], input: Array(pairs.utf8))
    // Each pair begins with a line of its own: the name of the later commit.
    var starts: [Int] = []
    var index = 0
    for commit in commits.dropFirst() {
      let mark = Array(commit.utf8)
      while index + mark.count <= text.count {
        if text[index..<(index + mark.count)].elementsEqual(mark),
          index == 0 || text[index - 1] == 0
        {
          break
        }
        index = (text[index...].firstIndex(of: 0) ?? text.count) + 1
      }
      guard index + mark.count <= text.count else { break }
      starts.append(index)
      index += mark.count
    }
    return starts.indices.map { position in
      let start = starts[position] + (commits.first?.utf8.count ?? 0)
      let end = position + 1 < starts.count ? starts[position + 1] : text.count
      return Self.step(text[min(start, end)..<end])
    }
  }

  /// Takes apart what git writes with `--raw -z`.
  private static func step(_ text: ArraySlice<UInt8>) -> Step {
    var step = Step()
    var fields = text.split(separator: 0, omittingEmptySubsequences: true)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    while let facts = fields.popFirst() {
      guard facts.first == ":" || facts.dropFirst().first == ":" else { continue }
      let words = facts.drop { $0 != ":" }.dropFirst().split(separator: " ")
      guard words.count == 5, let path = fields.popFirst() else { break }
      let status = words[4].first
      var newPath = path
      if status == "R" || status == "C" {
        guard let second = fields.popFirst() else { break }
        newPath = second
        if status == "R" {
          step.moves[path] = second
          step.removed.append(path)
        }
      }
      guard let kind = TreeEntry.kind(words[1]) else {
        step.removed.append(path)
        continue
      }
      step.changed[newPath] = TreeEntry(kind: kind, object: String(words[3]))
    }
    return step
  }

  /// The Swift files of a commit, or of the working tree, that may declare a widget or a migrated App Intent.
  ///
  /// - Throws: ``GitError`` if git cannot search.
  package func widgetSources(_ commit: String?) throws(GitError) -> [String] {
    let pattern = [
      "-l", "-z", "-I", "-F", "-e", "IntentConfiguration(", "-e", "StaticConfiguration(",
      "-e", "CustomIntentMigratedAppIntent",
    ]
    let text: [UInt8]
    do throws(GitError) {
      text = try output(
        ["grep", "--full-name"] + pattern + (commit.map { [$0] } ?? ["--untracked"]))
    } catch {
      // It ends with 1 if it finds nothing.
      return []
    }
    return text.split(separator: 0).compactMap { name in
      let path = String(decoding: name, as: UTF8.self)
      let plain = commit.map { String(path.dropFirst($0.count + 1)) } ?? path
      return plain.hasSuffix(".swift") ? plain : nil
    }
  }
}
