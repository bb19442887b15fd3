// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The marks that git leaves around two versions of lines.
enum MergeConflict {
  /// How each mark begins, in their order: seven of one character, and in the first and the last a space before a name.
  private static let marks = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }

  /// The line of the first mark, counted from 1; nil for a text without all three, each at the beginning of a line.
  ///
  /// One of them alone may be a line of a comment or of a text of several lines.
  static func line(in text: [UInt8]) -> Int? {
    guard hasSevenInARow(UInt8(ascii: "<"), in: text.span) else { return nil }
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

  /// Whether a text has seven equal bytes next to each other.
  ///
  /// Of each seven one is looked at: hardly any text has the first mark, and every text is asked (Benchmarks/README.md, "One byte of
  /// seven").
  private static func hasSevenInARow(_ byte: UInt8, in text: Span<UInt8>) -> Bool {
    let length = 7
    // Most texts that are not markup have none.
    guard let first = text.bytes.offset(ofFirst: byte, from: 0) else { return false }
    var index = first + length - 1
    while index < text.count {
      guard text[index] == byte else {
        index += length
        continue
      }
      var start = index
      while start > 0, text[start - 1] == byte { start -= 1 }
      var end = index + 1
      while end < text.count, text[end] == byte { end += 1 }
      if end - start >= length { return true }
      index = end + length
    }
    return false
  }
}
