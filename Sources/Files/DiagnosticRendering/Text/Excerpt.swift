// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The lines of a file that a range covers, with the marks that point to it.
struct Excerpt: Sendable {
  /// A row of an excerpt.
  struct Row: Sendable {
    /// The column to the left of the text.
    enum Gutter: Sendable {
      /// The line's number, counted from 1.
      case number(Int)
      /// Nothing: the row is not a line of the file.
      case blank
      /// Lines that are omitted.
      case skipped
    }

    var gutter: Gutter

    /// The bracket that ties the lines of a long range together, before the text.
    var bracket = ""

    /// The line, made visible.
    var text = ""

    /// Spaces and the marks under the line above.
    var marks = ""
  }

  /// How many lines of a range are shown; of more, the first and the last.
  private static let maximumLineCount = 4

  /// The rows from top to bottom.
  private(set) var rows: [Row] = []

  /// The largest line number in the gutter.
  let lastLine: Int

  /// Lays out the lines of a range.
  ///
  /// - Parameters:
  ///   - span: The range.
  ///   - width: How many columns a line may take, the gutter not counted.
  init(_ span: SourceIndex.Span, width: Int) {
    let first = span.start.line
    lastLine = span.lastLine
    if first == lastLine {
      appendLine(first, of: span, width: width)
    } else {
      appendLines(first...lastLine, of: span, width: width - 2)
    }
  }

  /// A line with carets under the range.
  private mutating func appendLine(_ number: Int, of span: SourceIndex.Span, width: Int) {
    guard let line = Self.line(number, of: span, near: span.range.start) else { return }
    let columns = line.columns(of: span.range)
    let (text, start) = line.window(on: columns, limit: width)
    rows.append(Row(gutter: .number(number), text: text))
    let carets = min(columns.upperBound, start + width) - columns.lowerBound
    rows.append(
      Row(
        gutter: .blank,
        marks: String(repeating: " ", count: columns.lowerBound - start)
          + String(repeating: "^", count: max(1, carets))))
  }

  /// Several lines, with a bracket from the start of the range to its end.
  private mutating func appendLines(
    _ numbers: ClosedRange<Int>, of span: SourceIndex.Span, width: Int
  ) {
    let shown =
      numbers.count > Self.maximumLineCount
      ? [numbers.lowerBound, numbers.lowerBound + 1, numbers.upperBound] : Array(numbers)
    for number in shown {
      let isFirst = number == numbers.lowerBound
      let isLast = number == numbers.upperBound
      let offset = isLast ? span.range.end - 1 : span.range.start
      guard
        let bytes = span.lines.range(ofLine: number),
        let line = Self.line(number, of: span, near: max(bytes.start, min(offset, bytes.end)))
      else { continue }
      if isLast, shown.count < numbers.count { rows.append(Row(gutter: .skipped, bracket: "|")) }

      var columns = 0..<0
      if isFirst { columns = line.columns(of: SourceRange(at: span.range.start)) }
      if isLast {
        let end = line.columns(of: SourceRange(bytes.start, span.range.end)).upperBound
        columns = max(0, end - 1)..<end
      }
      let (text, start) = line.window(on: columns, limit: width)
      let startsBracket = isFirst && line.isBlank(before: columns.lowerBound)
      let bracket = startsBracket ? "/ " : isFirst ? "  " : "| "
      rows.append(Row(gutter: .number(number), bracket: bracket, text: text))

      let dashes = String(repeating: "_", count: columns.lowerBound - start + 1)
      if isFirst, !startsBracket { rows.append(Row(gutter: .blank, marks: " \(dashes)^")) }
      if isLast { rows.append(Row(gutter: .blank, marks: "|\(dashes)^")) }
    }
  }

  /// The part of a line that is near an offset.
  private static func line(
    _ number: Int, of span: SourceIndex.Span, near offset: Int
  ) -> VisibleLine? {
    span.lines.range(ofLine: number).map { VisibleLine($0, of: span.file, near: offset) }
  }
}
