// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A text that a test expects, kept in a file.
package struct Snapshot: Sendable {
  /// The file, as a path in the repository.
  package let path: String

  /// Names the snapshot in the given file of the repository.
  package init(_ path: String) {
    self.path = path
  }

  /// What is wrong with `text`; nil where it is what the file holds.
  ///
  /// With `RECORD_SNAPSHOTS=1` the file is written anew, and that is reported, so that a run that records fails.
  package func mismatch(with text: String) throws -> String? {
    let file = Repository.root.appending(path: path)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "recorded \(path); look at the difference, then run the test again"
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      return "\(path) is missing; RECORD_SNAPSHOTS=1 writes it"
    }
    guard expected != text else { return nil }
    let pairs = zip(expected.split(separator: "\n"), text.split(separator: "\n"))
    let line = pairs.enumerated().first { $0.element.0 != $0.element.1 }
    return "\(path) differs from line \((line?.offset ?? 0) + 1) on:\n\(text)"
  }
}
