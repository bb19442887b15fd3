// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The marks that git leaves around two versions of lines.
enum MergeConflict {
  /// How each mark begins, in their order: seven of one character, and in the first and the last a space before a name.
  private static let marks = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }

  /// Few texts have the first mark at all.
  private static let first = SoughtWords(["<<<<<<< "])

  /// The line of the first mark, counted from 1; nil for a text without all three, each at the beginning of a line.
  ///
  /// One of them alone may be a line of a comment or of a text of several lines.
  static func line(in text: [UInt8]) -> Int? {
    guard first.occur(in: text) else { return nil }
    var found = 0
    var firstLine: Int?
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      if line.starts(with: marks[0]) {
        (found, firstLine) = (1, index + 1)
      } else if found > 0, line.starts(with: marks[found]) {
        guard found < 2 else { return firstLine }
        found += 1
      }
    }
    return nil
  }
}
