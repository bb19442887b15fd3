// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A line that a summary shows.
struct AuditedLine: Hashable, Sendable {
  /// The file; nil for standard input.
  var file: String?

  /// The number of the line in the file, or in all of standard input, counted from 1.
  var line: Int

  /// The text of the line, shortened.
  var text: String
}

/// The findings that depend on the order of lines: the first unreadable one, and the first of each
/// cause.
struct AuditEvents: Hashable, Sendable {
  /// A line that cannot be read.
  struct Unreadable: Hashable, Sendable {
    /// The line.
    var place: AuditedLine

    /// The column, counted in bytes from 1.
    var column: Int

    /// The reason why the line cannot be read.
    var message: String
  }

  /// How many examples each cause has at most.
  static let exampleLimit = 3

  /// The number of lines, those without anything on them too.
  var lineCount = 0

  /// The first line that cannot be read.
  var unreadable: Unreadable?

  /// The first lines of each cause, in the order of ``LossCause``.
  var examples = [[AuditedLine]](repeating: [], count: LossCause.allCases.count)

  /// Adds what is found of the lines that follow.
  ///
  /// - Parameters:
  ///   - other: What is found of them, with numbers counted from their first.
  ///   - file: The file that they are in; nil for standard input, or where they know it.
  ///   - base: How many lines of the file are before them.
  mutating func append(_ other: AuditEvents, of file: String?, after base: Int) {
    func placed(_ line: AuditedLine) -> AuditedLine {
      // A summary of a file of its own is in no need of another's count.
      guard line.file == nil else { return line }
      var placed = AuditedLine(file: file, line: line.line, text: line.text)
      placed.line.add(count: base)
      return placed
    }
    lineCount.add(count: other.lineCount)
    if unreadable == nil, var first = other.unreadable {
      first.place = placed(first.place)
      unreadable = first
    }
    for index in examples.indices {
      let free = Self.exampleLimit - examples[index].count
      examples[index] += other.examples[index].prefix(free).map(placed)
    }
  }
}
