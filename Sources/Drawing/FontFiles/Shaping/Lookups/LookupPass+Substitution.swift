// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LookupPass {
  /// Puts a glyph in the place of the current one.
  mutating func replace(
    at index: Int, by glyph: Int, guess: Int = 0, isLigature: Bool = false,
    isComponent: Bool = false
  ) {
    var properties = glyphs[index].properties | ShapingGlyph.substituted
    if isLigature {
      properties = (properties | ShapingGlyph.ligated) & ~ShapingGlyph.multiplied
    }
    if isComponent { properties |= ShapingGlyph.multiplied }
    let kept = ShapingGlyph.substituted | ShapingGlyph.ligated | ShapingGlyph.multiplied
    if definitions.hasClasses {
      properties = properties & kept | definitions.properties(of: glyph)
    } else if guess != 0 {
      properties = properties & kept | guess
    }
    glyphs[index].glyph = glyph
    glyphs[index].properties = properties
  }

  mutating func replaceOne(_ place: Int) throws(FontFileError) -> Bool {
    let bytes = table.bytes
    let glyph = glyphs[index].glyph
    let covered = try bytes.coverage(at: place + bytes.uint16(place + 2), glyph)
    guard let covered else { return false }
    if try bytes.uint16(place) == 1 {
      replace(at: index, by: (glyph + (try bytes.uint16(place + 4))) & 0xFFFF)
    } else {
      guard covered < (try bytes.uint16(place + 4)) else { return false }
      replace(at: index, by: try bytes.uint16(place + 6 + covered * 2))
    }
    index += 1
    return true
  }

  mutating func replaceByMany(_ place: Int) throws(FontFileError) -> Bool {
    let bytes = table.bytes
    let covered = try bytes.coverage(
      at: place + bytes.uint16(place + 2), glyphs[index].glyph)
    guard let covered, covered < (try bytes.uint16(place + 4)) else { return false }
    let sequence = place + (try bytes.uint16(place + 6 + covered * 2))
    let count = try bytes.uint16(sequence)
    if count == 1 {
      replace(at: index, by: try bytes.uint16(sequence + 2))
      index += 1
      return true
    }
    if count == 0 {
      buffer.remove(at: index)
      growth -= 1
      return true
    }
    guard glyphs.count + count <= buffer.limit else { return false }
    let guess =
      glyphs[index].properties & ShapingGlyph.ligature != 0 ? ShapingGlyph.base : 0
    var substitutes: [Int] = []
    for number in 0..<count {
      substitutes.append(try bytes.uint16(sequence + 2 + number * 2))
    }
    let original = glyphs[index]
    glyphs.insert(contentsOf: repeatElement(original, count: count - 1), at: index)
    for (number, substitute) in substitutes.enumerated() {
      if original.ligatureID == 0 { glyphs[index].belong(to: 0, component: number) }
      replace(at: index, by: substitute, guess: guess, isComponent: true)
      index += 1
    }
    growth += count - 1
    return true
  }

  mutating func replaceByAlternate(_ place: Int) throws(FontFileError) -> Bool {
    let bytes = table.bytes
    let covered = try bytes.coverage(
      at: place + bytes.uint16(place + 2), glyphs[index].glyph)
    guard let covered, covered < (try bytes.uint16(place + 4)) else { return false }
    let set = place + (try bytes.uint16(place + 6 + covered * 2))
    // A feature that is on asks for the first.
    guard try bytes.uint16(set) > 0 else { return false }
    replace(at: index, by: try bytes.uint16(set + 2))
    index += 1
    return true
  }

  mutating func replaceBackwards(_ place: Int) throws(FontFileError) -> Bool {
    let bytes = table.bytes
    let covered = try bytes.coverage(
      at: place + bytes.uint16(place + 2), glyphs[index].glyph)
    guard let covered else { return false }
    let backtrackCount = try bytes.uint16(place + 4)
    let lookaheads = place + 6 + backtrackCount * 2
    let lookaheadCount = try bytes.uint16(lookaheads)
    let count = lookaheads + 2 + lookaheadCount * 2
    guard covered < (try bytes.uint16(count)) else { return false }
    var backtrack: [Test] = []
    for number in 0..<backtrackCount {
      backtrack.append(.covered(by: place + (try bytes.uint16(place + 6 + number * 2))))
    }
    var lookahead: [Test] = []
    for number in 0..<lookaheadCount {
      lookahead.append(.covered(by: place + (try bytes.uint16(lookaheads + 2 + number * 2))))
    }
    guard try matches(backtrack, from: index, by: -1), try matches(lookahead, from: index, by: 1)
    else { return false }
    replace(at: index, by: try bytes.uint16(count + 2 + covered * 2))
    return true
  }
}
