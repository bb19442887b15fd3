// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A pattern of paths, such as `Vendor`, `*.generated.actions.json` or `Modules/**/Fixtures`.
///
/// `*` stands for any characters of one part of a path, `?` for one of them, and `**` for any number of parts. A pattern that
/// fits a folder fits all that is in it.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  package let text: String

  /// The place where it is written, such as `quickaction.json:3`; nil if it is not known.
  package let place: String?

  private let parts: [[Character]]

  /// Creates a pattern from its text.
  package init(_ text: String, at place: String? = nil) {
    self.text = text
    self.place = place
    parts = FilePath(text).simplified.text.split(separator: "/").map(Array.init)
  }

  /// Whether the pattern fits a path, or a folder that it lies in.
  ///
  /// - Parameter path: A path that starts where the pattern does.
  /// - Returns: Whether it does.
  package func fits(_ path: String) -> Bool {
    let path = path.split(separator: "/").map(Array.init)
    return Self.fits(parts[...], path[...])
  }

  /// Whether parts of a pattern fit the beginning of a path.
  private static func fits(
    _ pattern: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>
  ) -> Bool {
    // Which beginnings of the path the pattern's parts up to here fit. A set, as trying each would take exponential time.
    var ends: Set<Int> = [path.startIndex]
    for part in pattern {
      if part == ["*", "*"] {
        ends = Set(ends.flatMap { Array($0...path.endIndex) })
      } else {
        ends = Set(
          ends.filter { $0 < path.endIndex && fitsPart(part, path[$0]) }.map { $0 + 1 })
      }
    }
    return !ends.isEmpty
  }

  /// Whether a part of a pattern fits a part of a path.
  private static func fitsPart(_ pattern: [Character], _ part: [Character]) -> Bool {
    var (i, j) = (0, 0)
    // Where the last asterisk stands, and how much it stands for so far.
    var asterisk: (pattern: Int, part: Int)?
    while j < part.count {
      if i < pattern.count, pattern[i] == "*" {
        asterisk = (i, j)
        i += 1
      } else if i < pattern.count, pattern[i] == "?" || pattern[i] == part[j] {
        i += 1
        j += 1
      } else if let last = asterisk {
        asterisk = (last.pattern, last.part + 1)
        (i, j) = (last.pattern + 1, last.part + 1)
      } else {
        return false
      }
    }
    return pattern[i...].allSatisfy { $0 == "*" }
  }
}
