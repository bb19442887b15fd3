// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The bytes of a table, read with their bounds checked; numbers are big-endian.
struct FontBytes: Sendable {
  /// The whole file.
  let file: [UInt8]

  /// Where the table is in the file.
  let range: Range<Int>

  /// The name of the table in messages.
  let table: String

  /// The number of bytes.
  var count: Int { range.count }

  /// A byte.
  func byte(_ offset: Int) throws(FontFileError) -> Int {
    guard offset >= 0, offset < range.count else { throw .truncated(table: table) }
    return Int(file[range.lowerBound + offset])
  }

  /// An unsigned number of two bytes.
  func uint16(_ offset: Int) throws(FontFileError) -> Int {
    guard offset >= 0, offset < range.count - 1 else { throw .truncated(table: table) }
    let start = range.lowerBound + offset
    return Int(file[start]) << 8 | Int(file[start + 1])
  }

  /// A signed number of two bytes.
  func int16(_ offset: Int) throws(FontFileError) -> Int {
    Int(Int16(truncatingIfNeeded: try uint16(offset)))
  }

  /// An unsigned number of four bytes.
  func uint32(_ offset: Int) throws(FontFileError) -> Int {
    try uint16(offset) << 16 | uint16(offset + 2)
  }

  /// An unsigned number of up to four bytes.
  func number(_ offset: Int, size: Int) throws(FontFileError) -> Int {
    var value = 0
    for index in 0..<size { value = value << 8 | (try byte(offset + index)) }
    return value
  }

  /// A part of the table.
  func part(_ part: Range<Int>) throws(FontFileError) -> FontBytes {
    guard part.lowerBound >= 0, part.upperBound <= range.count else {
      throw .truncated(table: table)
    }
    let start = range.lowerBound + part.lowerBound
    return FontBytes(file: file, range: start..<(start + part.count), table: table)
  }

  /// The table from an offset to its end.
  func from(_ offset: Int) throws(FontFileError) -> FontBytes {
    guard offset >= 0, offset <= range.count else { throw .truncated(table: table) }
    return try part(offset..<range.count)
  }
}
