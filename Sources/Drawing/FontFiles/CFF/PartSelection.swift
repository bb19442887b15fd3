// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Which part of a composed font each glyph belongs to.
struct PartSelection: Sendable {
  private let table: FontBytes
  private let rangeCount: Int?

  /// Reads the selection.
  init(table: FontBytes, glyphCount: Int) throws(FontFileError) {
    self.table = table
    switch try table.byte(0) {
    case 0: rangeCount = nil
    case 3: rangeCount = try table.uint16(1)
    default: throw .malformed(table: "CFF ")
    }
  }

  /// The part of a glyph.
  func part(of glyph: Int) throws(FontFileError) -> Int {
    guard let rangeCount else { return try table.byte(1 + glyph) }
    // Each range is the first of its glyphs, two bytes, and the part.
    var (low, high) = (0, rangeCount)
    while low < high {
      let middle = (low + high) / 2
      if try table.uint16(3 + middle * 3) <= glyph { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { throw .malformed(table: "CFF ") }
    return try table.byte(3 + (low - 1) * 3 + 2)
  }
}
