// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The offsets at which the lines of a text begin.
///
/// Offsets are what the engine works with; a line and a column are computed when they are printed.
public struct LineTable: Sendable {
  /// The offset of each line's first byte, starting with 0.
  @usableFromInline let starts: [UInt32]

  /// The number of bytes of the text.
  @usableFromInline let byteCount: Int

  /// Finds the line starts of `bytes`.
  public init(_ bytes: [UInt8]) {
    starts = bytes.span.lineStarts()
    byteCount = bytes.count
  }

  /// The number of lines; a text that ends with a line break has an empty last line.
  public var lineCount: Int { starts.count }

  /// The line and column of a UTF-8 offset; an offset after the text counts as its end.
  ///
  /// - Complexity: O(log *n*), *n* being the number of lines.
  public func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), byteCount)
    let line = lineIndex(of: offset)
    return SourceLocation(line: line + 1, column: offset - Int(starts[line]) + 1)
  }

  /// The locations of offsets that are in ascending order, in one walk over the lines.
  ///
  /// An offset after the text counts as its end, as in ``location(of:)``.
  ///
  /// - Complexity: O(*n* + *m*), where a search for each would be O(*m* log *n*).
  @inlinable
  public func locations(ofAscending offsets: some Sequence<Int>) -> [SourceLocation] {
    var line = 0
    return offsets.map { offset in
      let offset = min(max(offset, 0), byteCount)
      while line + 1 < starts.count, Int(starts[line + 1]) <= offset { line += 1 }
      return SourceLocation(line: line + 1, column: offset - Int(starts[line]) + 1)
    }
  }

  /// The bytes of a line, counted from 1, with its line break; nil if there is no such line.
  public func range(ofLine line: Int) -> SourceRange? {
    guard starts.indices.contains(line - 1) else { return nil }
    let end = line < starts.count ? Int(starts[line]) : byteCount
    return SourceRange(Int(starts[line - 1]), end)
  }

  /// The index of the last line that starts at or before `offset`.
  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension Span<UInt8> {
  /// The offset after every LF, after a first 0.
  ///
  /// Eight bytes a step: a word is looked into only when one of its bytes is an LF.
  fileprivate func lineStarts() -> [UInt32] {
    let raw = bytes
    // Definitions have a line every 30 bytes or so.
    var starts: [UInt32] = []
    starts.reserveCapacity(count / 24 + 16)
    starts.append(0)
    var index = 0
    while index + 8 <= count {
      let word = raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      var hits = UInt64(littleEndian: word).exactMarks(of: UInt8(ascii: "\n"))
      while hits != 0 {
        starts.append(UInt32(truncatingIfNeeded: index + hits.trailingZeroBitCount / 8 + 1))
        hits &= hits - 1
      }
      index += 8
    }
    while index < count {
      if self[index] == UInt8(ascii: "\n") { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
      index += 1
    }
    return starts
  }
}
