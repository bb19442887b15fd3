// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TerminalText

/// A line of a file as a terminal shows it: what each piece of it looks like, and in which columns it stands.
struct VisibleLine: Sendable {
  /// How many columns a tab takes, wherever it stands.
  static let tabWidth = 4

  /// How many bytes are looked at on either side of the place that is shown.
  ///
  /// A file can be a single line of many megabytes, of which a hundred columns are shown.
  private static let reach = 2048

  /// A piece that is shown as a whole.
  private struct Cell {
    /// The offset in the file of the first byte.
    var offset: Int
    var text: String
    var columns: Range<Int>
  }

  private var cells: [Cell] = []

  /// The offset after the last byte that is looked at.
  private let endOffset: Int

  /// Whether the line goes on before the first cell, and after the last.
  private let continues: (before: Bool, after: Bool)

  /// The columns of all cells.
  private(set) var width = 0

  /// Lays out the part of a line that is near an offset.
  ///
  /// - Parameters:
  ///   - range: The bytes of the line, which may include its line break.
  ///   - file: The file.
  ///   - offset: An offset in the range.
  init(_ range: SourceRange, of file: SourceFile, near offset: Int) {
    let line = Self.withoutLineBreak(range.indices, in: file.bytes)
    let part = Self.part(of: line, near: offset, in: file.bytes)
    endOffset = part.upperBound
    continues = (part.lowerBound > line.lowerBound, part.upperBound < line.upperBound)

    let measure = DisplayWidth()
    var offset = part.lowerBound
    func append(_ text: String, columnCount: Int, byteCount: Int) {
      let columns = width..<(width + columnCount)
      cells.append(Cell(offset: offset, text: text, columns: columns))
      width = columns.upperBound
      offset += byteCount
    }
    while offset < part.upperBound {
      // Nearly all is ASCII, which costs a byte at a time a fifth of what characters cost.
      if Self.isPlain(offset, before: part.upperBound, in: file.bytes) {
        append(String(Unicode.Scalar(file.bytes[offset])), columnCount: 1, byteCount: 1)
        continue
      }
      var end = offset + 1
      while end < part.upperBound, !Self.isPlain(end, before: part.upperBound, in: file.bytes) {
        end += 1
      }
      for character in file.text(in: SourceRange(offset, end)) {
        if character == "\t" {
          append(
            String(repeating: " ", count: Self.tabWidth), columnCount: Self.tabWidth, byteCount: 1)
        } else {
          let text = VisibleText.of(String(character))
          append(text, columnCount: measure.columns(of: text), byteCount: character.utf8.count)
        }
      }
    }
  }

  /// Whether a byte is a character of its own that is shown as it is: nothing that joins with it follows.
  private static func isPlain(_ offset: Int, before end: Int, in bytes: [UInt8]) -> Bool {
    0x20..<0x7F ~= bytes[offset] && (offset + 1 == end || bytes[offset + 1] < 0x80)
  }

  /// The columns of the characters that a range of the file touches; none for an empty range between two.
  func columns(of range: SourceRange) -> Range<Int> {
    let start = cells.last { $0.offset <= range.start }?.columns.lowerBound ?? 0
    let lower = range.start >= endOffset ? width : start
    let upper = cells.last { $0.offset < range.end }?.columns.upperBound ?? 0
    return lower..<max(lower, range.isEmpty ? lower : upper)
  }

  /// Whether nothing but blanks is before a column.
  func isBlank(before column: Int) -> Bool {
    !continues.before
      && cells.allSatisfy { $0.columns.lowerBound >= column || $0.text.allSatisfy { $0 == " " } }
  }

  /// A window on the line that shows the given columns, or as many of them as there is room for.
  ///
  /// - Returns: The text, with `…` where the line goes on, and the column of the line in which it starts.
  func window(on columns: Range<Int>, limit: Int) -> (text: String, start: Int) {
    // Ellipses are in the window's first and last column, for the characters that were there.
    var start = 0
    // A place after the line's end takes a column too.
    let needed = max(width, columns.lowerBound + 1)
    if columns.upperBound >= limit, needed > limit || continues.after {
      // Some context before, the rest after: the start is what the eye looks for.
      start = max(0, min(columns.lowerBound - limit / 4, needed - limit))
    }
    let end = min(width, start + limit)
    let isCut = (before: start > 0 || continues.before, after: end < width || continues.after)
    let inner = (start + (isCut.before ? 1 : 0))..<max(start + 1, end - (isCut.after ? 1 : 0))

    var text = isCut.before ? "…" : ""
    var column = inner.lowerBound
    for cell in cells
    where cell.columns.lowerBound >= inner.lowerBound && cell.columns.upperBound <= inner.upperBound
    {
      // A wide character that the cut would halve leaves a blank.
      text += String(repeating: " ", count: cell.columns.lowerBound - column) + cell.text
      column = cell.columns.upperBound
    }
    if isCut.after { text += "…" }
    return (text, start)
  }

  /// The part of a line that is within reach of an offset, and halves no character of UTF-8.
  private static func part(
    of line: Range<Int>, near offset: Int, in bytes: [UInt8]
  ) -> Range<Int> {
    func isContinuation(_ index: Int) -> Bool { bytes[index] & 0xC0 == 0x80 }
    var lower = max(line.lowerBound, min(offset, line.upperBound) - reach)
    while lower > line.lowerBound, isContinuation(lower) { lower -= 1 }
    var upper = min(line.upperBound, max(offset, line.lowerBound) + reach)
    while upper < line.upperBound, isContinuation(upper) { upper += 1 }
    return lower..<upper
  }

  /// The bytes of a line before its LF or CRLF.
  private static func withoutLineBreak(_ line: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var end = line.upperBound
    if end > line.lowerBound, bytes[end - 1] == UInt8(ascii: "\n") {
      end -= 1
      if end > line.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return line.lowerBound..<end
  }
}
