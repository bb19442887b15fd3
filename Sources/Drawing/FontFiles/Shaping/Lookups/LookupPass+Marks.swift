// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LookupPass {
  mutating func attachToBase(_ place: Int) throws(FontFileError) -> Bool {
    guard let mark = try markIndex(place) else { return false }
    var base = index
    repeat {
      guard let previous = try find(base, by: -1, .any, isContext: false, flags: 0x08) else {
        return false
      }
      base = previous
    } while !isFirstOfMany(base)
    let bytes = table.bytes
    let covered = try bytes.coverage(at: place + bytes.uint16(place + 4), glyphs[base].glyph)
    guard let covered else { return false }
    return try attach(
      mark, place, to: base, row: covered, of: place + bytes.uint16(place + 10))
  }

  /// Whether a glyph is no part of several that one was replaced by, or the first of them.
  private func isFirstOfMany(_ base: Int) -> Bool {
    let glyph = glyphs[base]
    guard glyph.isMultiplied, glyph.ligatureComponent != 0, base > 0 else { return true }
    let before = glyphs[base - 1]
    return before.isGlyphMark || !before.isMultiplied || before.ligatureID != glyph.ligatureID
      || glyph.ligatureComponent != before.ligatureComponent + 1
  }

  mutating func attachToLigature(_ place: Int) throws(FontFileError) -> Bool {
    let bytes = table.bytes
    guard let mark = try markIndex(place),
      let base = try find(index, by: -1, .any, isContext: false, flags: 0x08),
      let covered = try bytes.coverage(at: place + bytes.uint16(place + 4), glyphs[base].glyph)
    else { return false }
    let list = place + (try bytes.uint16(place + 10))
    guard covered < (try bytes.uint16(list)) else { return false }
    let ligature = list + (try bytes.uint16(list + 2 + covered * 2))
    let count = try bytes.uint16(ligature)
    guard count > 0 else { return false }
    let (glyph, below) = (glyphs[index], glyphs[base])
    var row = count - 1
    if below.ligatureID != 0, below.ligatureID == glyph.ligatureID, glyph.ligatureComponent > 0 {
      row = min(count, glyph.ligatureComponent) - 1
    }
    return try attach(mark, place, to: base, row: row, of: ligature)
  }

  mutating func attachToMark(_ place: Int) throws(FontFileError) -> Bool {
    guard let mark = try markIndex(place),
      let base = try find(index, by: -1, .any, isContext: false, flags: flags & ~0x0E),
      glyphs[base].isGlyphMark
    else { return false }
    let (first, second) = (glyphs[index], glyphs[base])
    let belongsTogether =
      first.ligatureID == second.ligatureID
      ? first.ligatureID == 0 || first.ligatureComponent == second.ligatureComponent
      // One of the marks may be a ligature itself.
      : (first.ligatureID != 0 && first.ligatureComponent == 0)
        || (second.ligatureID != 0 && second.ligatureComponent == 0)
    guard belongsTogether else { return false }
    let bytes = table.bytes
    let covered = try bytes.coverage(at: place + bytes.uint16(place + 4), second.glyph)
    guard let covered else { return false }
    return try attach(
      mark, place, to: base, row: covered, of: place + bytes.uint16(place + 10))
  }

  /// Which of the table's marks the current glyph is; nil if it is none.
  private func markIndex(_ place: Int) throws(FontFileError) -> Int? {
    try table.bytes.coverage(
      at: place + table.bytes.uint16(place + 2), glyphs[index].glyph)
  }

  /// Attaches the current glyph.
  ///
  /// - Parameters:
  ///   - mark: Which of the table's marks it is.
  ///   - place: Where the table begins.
  ///   - base: The glyph that it is attached to.
  ///   - row: The row of anchors of that glyph.
  ///   - anchors: Where the rows are.
  /// - Returns: Whether both have an anchor of the mark's class.
  /// - Throws: ``FontFileError`` if a table ends early.
  private mutating func attach(
    _ mark: Int, _ place: Int, to base: Int, row: Int, of anchors: Int
  ) throws(FontFileError) -> Bool {
    let bytes = table.bytes
    let marks = place + (try bytes.uint16(place + 8))
    let classes = try bytes.uint16(place + 6)
    guard mark < (try bytes.uint16(marks)), row < (try bytes.uint16(anchors)) else { return false }
    let kind = try bytes.uint16(marks + 2 + mark * 4)
    guard kind < classes,
      let upper = try bytes.place(at: marks + 4 + mark * 4, from: marks),
      let lower = try bytes.place(at: anchors + 2 + (row * classes + kind) * 2, from: anchors)
    else { return false }
    let (from, to) = (try anchor(at: upper), try anchor(at: lower))
    glyphs[index].attachment = base - index
    glyphs[index].isCursive = false
    glyphs[index].x = to.x - from.x
    glyphs[index].y = to.y - from.y
    index += 1
    return true
  }
}
