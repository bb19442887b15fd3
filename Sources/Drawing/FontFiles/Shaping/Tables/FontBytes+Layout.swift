// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension FontBytes {
  /// Which of the glyphs that a table of coverage has a glyph is; nil if it is not among them.
  ///
  /// - Parameters:
  ///   - place: Where the table of coverage begins.
  ///   - glyph: The glyph.
  /// - Returns: Its index; nil if it is not covered.
  /// - Throws: ``FontFileError`` if a table ends early.
  func coverage(at place: Int, _ glyph: Int) throws(FontFileError) -> Int? {
    let isList = try uint16(place) == 1
    var (low, high) = (0, try uint16(place + 2))
    while low < high {
      let middle = (low + high) / 2
      let record = place + 4 + middle * (isList ? 2 : 6)
      let first = try uint16(record)
      let last = isList ? first : try uint16(record + 2)
      if glyph < first {
        high = middle
      } else if glyph > last {
        low = middle + 1
      } else {
        return isList ? middle : try uint16(record + 4) + glyph - first
      }
    }
    return nil
  }

  /// The class of a glyph; 0 for one that is not in any.
  ///
  /// - Parameters:
  ///   - place: Where the table of classes begins.
  ///   - glyph: The glyph.
  /// - Returns: Its class.
  /// - Throws: ``FontFileError`` if a table ends early.
  func glyphClass(at place: Int, _ glyph: Int) throws(FontFileError) -> Int {
    if try uint16(place) == 1 {
      let index = glyph - (try uint16(place + 2))
      guard index >= 0, index < (try uint16(place + 4)) else { return 0 }
      return try uint16(place + 6 + index * 2)
    }
    var (low, high) = (0, try uint16(place + 2))
    while low < high {
      let middle = (low + high) / 2
      let record = place + 4 + middle * 6
      if glyph < (try uint16(record)) {
        high = middle
      } else if glyph > (try uint16(record + 2)) {
        low = middle + 1
      } else {
        return try uint16(record + 4)
      }
    }
    return 0
  }

  /// Where a table begins that another one names by its distance; nil if it names none.
  ///
  /// - Parameters:
  ///   - offset: Where the distance is.
  ///   - base: Where the table begins that names it.
  /// - Returns: Its place in this table; nil if the distance is 0.
  /// - Throws: ``FontFileError`` if a table ends early.
  func place(at offset: Int, from base: Int) throws(FontFileError) -> Int? {
    let distance = try uint16(offset)
    return distance == 0 ? nil : base + distance
  }
}
