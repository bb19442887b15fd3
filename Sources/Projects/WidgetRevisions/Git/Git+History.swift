// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The change of a file in a commit.
package struct FileVersion: Hashable, Sendable {
  /// The path from the root of the repository.
  package let path: String

  /// The hash of the commit.
  package let commit: String

  /// The content before; nil if there was none.
  package let old: String?

  /// The content after; nil if it was deleted.
  package let new: String?
}

extension Git {
  /// The changes of files in all commits that revisions lead to, the newest first; merges are left
  /// out.
  ///
  /// - Parameters:
  ///   - patterns: The files, as patterns of git, such as `**/*.intentdefinition`.
  ///   - revisions: The revisions.
  /// - Returns: The versions.
  /// - Throws: ``GitError`` if git cannot read the history.
  package func versions(
    of patterns: [String], in revisions: [String]
  ) throws(GitError) -> [FileVersion] {
    guard !patterns.isEmpty else { return [] }
    let text = try output(
      ["log", "--full-history", "--no-renames", "--raw", "-z", "--no-abbrev"]
        + ["--format=%x01%H"] + revisions + ["--"] + patterns, usesPatterns: true)
    var versions: [FileVersion] = []
    for record in text.split(separator: 1) {
      var fields = record.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
      guard let commit = fields.popFirst() else { continue }
      while let facts = fields.popFirst() {
        let words = facts.drop { $0 != ":" }.dropFirst().split(separator: " ")
        guard words.count == 5, let path = fields.popFirst() else { continue }
        func object(_ mode: Substring, _ name: Substring) -> String? {
          TreeEntry.kind(mode) == .file ? String(name) : nil
        }
        versions.append(
          FileVersion(
            path: path, commit: commit, old: object(words[0], words[2]),
            new: object(words[1], words[3])))
      }
    }
    return versions
  }

  /// The contents that files have at commits; nil for a file that is not there.
  ///
  /// Of a path with a line break, git cannot be asked; it counts as not there.
  ///
  /// - Throws: ``GitError`` if git cannot look them up.
  package func objects(
    at places: [(commit: String, path: String)]
  ) throws(GitError) -> [String?] {
    let asked = places.indices.filter { !places[$0].path.utf8.contains(UInt8(ascii: "\n")) }
    var objects = [String?](repeating: nil, count: places.count)
    guard !asked.isEmpty else { return objects }
    let input = asked.map { "\(places[$0].commit):\(places[$0].path)\n" }.joined()
    let lines = String(
      decoding: try output(["cat-file", "--batch-check"], input: Array(input.utf8)), as: UTF8.self
    ).split(separator: "\n", omittingEmptySubsequences: true)
    guard lines.count == asked.count else {
      throw .failed(
        command: "cat-file", "it answers \(lines.count) of \(asked.count) questions")
    }
    for (index, line) in zip(asked, lines) {
      let words = line.split(separator: " ")
      if words.count == 3, words[1] == "blob" { objects[index] = String(words[0]) }
    }
    return objects
  }

  /// The paths of the files of a commit.
  ///
  /// - Throws: ``GitError`` if it cannot be read.
  package func paths(of commit: String) throws(GitError) -> [String] {
    try output(["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]).split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
