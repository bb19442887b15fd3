// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Clones without some contents, which git fetches when they are needed, and cannot without its server.
extension Git {
  /// The objects of a commit that are not in this clone; empty if all are.
  ///
  /// - Throws: ``GitError`` if git cannot list them.
  func missingObjects(of commit: String) throws(GitError) -> Set<String> {
    let lines = try output(["rev-list", "--objects", "--missing=print", "--no-walk", commit])
      .split(separator: UInt8(ascii: "\n"))
    return Set(
      lines.filter { $0.first == UInt8(ascii: "?") }
        .map { String(decoding: $0.dropFirst(), as: UTF8.self) })
  }

  /// The Swift files of a commit that may declare a widget, and those that may and are not in this clone.
  ///
  /// - Parameter commit: The commit.
  /// - Returns: The paths, from the root.
  /// - Throws: ``GitError`` if git cannot search, and that is not for missing contents.
  func knownWidgetSources(
    _ commit: String
  ) throws(GitError) -> (found: [String], missing: [String]) {
    do throws(GitError) {
      return (try widgetSources(commit), [])
    } catch {
      let missing = try missingObjects(of: commit)
      guard !missing.isEmpty else { throw error }
      let files = try tree(commit).filter { $0.key.hasSuffix(".swift") && $0.value.kind == .file }
      let present = files.filter { !missing.contains($0.value.object) }
      let contents = try contents(of: Set(present.values.map(\.object)))
      return (
        present.filter { contents[$0.value.object].map(Self.widgetMarks.occur) ?? false }
          .keys.sorted(),
        files.filter { missing.contains($0.value.object) }.keys.sorted()
      )
    }
  }

  /// The first of the files of commits that have one of some endings and are not in this clone; nil if all are.
  ///
  /// - Parameters:
  ///   - commits: The commits, with the names by which the user is told of them.
  ///   - endings: The ends of the names of the files that are needed.
  /// - Returns: The error that names the file.
  package func missingFile(
    of commits: [(commit: String, label: String)], endings: [String]
  ) -> GitError? {
    for (commit, label) in commits {
      guard let missing = try? missingObjects(of: commit), !missing.isEmpty,
        let entries = try? tree(commit)
      else { continue }
      let paths = entries.filter { path, entry in
        missing.contains(entry.object) && endings.contains { path.hasSuffix($0) }
      }.keys
      if let path = paths.min() { return .missingFile(path, commit: label) }
    }
    return nil
  }

  /// The words that ``widgetSources(_:onlyTracked:)`` searches for.
  private static let widgetMarks = SoughtWords([
    "IntentConfiguration(", "StaticConfiguration(", "CustomIntentMigratedAppIntent",
  ])
}
