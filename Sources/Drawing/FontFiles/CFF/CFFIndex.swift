// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A list of pieces of bytes, as the compact format has them.
struct CFFIndex: Sendable {
  private let table: FontBytes

  /// The number of pieces.
  let count: Int

  /// Where the offsets begin, of how many bytes each is, and from where they count.
  private let offsets: Int
  private let offsetSize: Int
  private let base: Int

  /// Where what follows the list begins.
  let end: Int

  /// A list without pieces.
  static func empty(in table: FontBytes) -> CFFIndex { CFFIndex(emptyIn: table) }

  private init(emptyIn table: FontBytes) {
    self.table = table
    (count, offsets, offsetSize, base, end) = (0, 0, 1, 0, 0)
  }

  /// Reads a list.
  init(table: FontBytes, offset: Int) throws(FontFileError) {
    self.table = table
    count = try table.uint16(offset)
    guard count > 0 else {
      (offsets, offsetSize, base, end) = (0, 1, 0, offset + 2)
      return
    }
    offsetSize = try table.byte(offset + 2)
    guard (1...4).contains(offsetSize) else { throw .malformed(table: "CFF ") }
    offsets = offset + 3
    base = offsets + (count + 1) * offsetSize - 1
    end = base + (try table.number(offsets + count * offsetSize, size: offsetSize))
  }

  /// A piece.
  subscript(index: Int) -> FontBytes {
    get throws(FontFileError) {
      guard index >= 0, index < count else { throw .malformed(table: "CFF ") }
      let start = try table.number(offsets + index * offsetSize, size: offsetSize)
      let end = try table.number(offsets + (index + 1) * offsetSize, size: offsetSize)
      guard start <= end else { throw .malformed(table: "CFF ") }
      return try table.part((base + start)..<(base + end))
    }
  }
}
