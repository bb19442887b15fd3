// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension DevanagariOrder {
  /// Moves vowels that are written before their consonant, and RA that stands above it, to where they are seen.
  func orderAfterForms(_ buffer: inout ShapingBuffer) {
    let virama = glyph(0x094D)
    forEachSyllable(of: &buffer) { buffer, range, kind in
      switch kind {
      case .consonant, .vowel, .standalone, .broken:
        for index in range
        where buffer.glyphs[index].glyph == virama && buffer.glyphs[index].isLigated
          && buffer.glyphs[index].isMultiplied
        {
          buffer.glyphs[index].indic = .halant
          buffer.glyphs[index].properties &= ~(ShapingGlyph.ligated | ShapingGlyph.multiplied)
        }
        orderAfterForms(range, in: &buffer)
      case .symbol, .other: break
      }
    }
  }

  private func orderAfterForms(_ range: Range<Int>, in buffer: inout ShapingBuffer) {
    let (start, end) = (range.lowerBound, range.upperBound)
    var base = range.first { buffer.glyphs[$0].position >= IndicPosition.base } ?? end
    if base < end, start < base, buffer.glyphs[base].position > IndicPosition.base { base -= 1 }
    if base == end, start < base, buffer.glyphs[base - 1].isStill(.joiner) { base -= 1 }
    if base < end {
      while start < base, buffer.glyphs[base].isStill(.nukta, .halant) { base -= 1 }
    }
    if start + 1 < end, start < base { moveVowel(range, &base, in: &buffer) }
    moveReph(range, &base, in: &buffer)
    if buffer.glyphs[start].position == IndicPosition.matraBefore,
      start == 0 || !(buffer.glyphs[start - 1].isMark || buffer.glyphs[start - 1].isFormat)
    {
      buffer.glyphs[start].mask |= mask("init")
    }
  }

  /// Moves a vowel that is written before its consonant behind what has no half form.
  private func moveVowel(
    _ range: Range<Int>, _ base: inout Int, in buffer: inout ShapingBuffer
  ) {
    let (start, end) = (range.lowerBound, range.upperBound)
    var place = base == end ? base - 2 : base - 1
    while true {
      while place > start, !buffer.glyphs[place].isStill(.matra, .halant) { place -= 1 }
      guard place >= start, buffer.glyphs[place].isStill(.halant),
        buffer.glyphs[place].position != IndicPosition.matraBefore
      else {
        place = start
        break
      }
      // A joiner behind the halant asks for a half form, which the vowel is before.
      guard place + 1 < end, buffer.glyphs[place + 1].indic == .joiner, place > start else { break }
      place -= 1
    }
    if start < place, buffer.glyphs[place].position != IndicPosition.matraBefore {
      var index = place
      while index > start {
        if buffer.glyphs[index - 1].position == IndicPosition.matraBefore {
          let old = index - 1
          if old < base, base <= place { base -= 1 }
          buffer.glyphs.insert(buffer.glyphs.remove(at: old), at: place)
          buffer.merge(place..<max(place, min(end, base + 1)))
          place -= 1
        }
        index -= 1
      }
    } else if let index = (start..<base).first(where: {
      buffer.glyphs[$0].position == IndicPosition.matraBefore
    }) {
      buffer.merge(index..<min(end, base + 1))
    }
  }

  /// Moves RA that the font made a sign of behind what it stands above.
  private func moveReph(_ range: Range<Int>, _ base: inout Int, in buffer: inout ShapingBuffer) {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start + 1 < end, buffer.glyphs[start].position == IndicPosition.reph,
      buffer.glyphs[start].isLigated, !buffer.glyphs[start].isMultiplied
    else { return }
    var place = start + 1
    while place < base, !buffer.glyphs[place].isStill(.halant) { place += 1 }
    if place < base {
      if place + 1 < base, buffer.glyphs[place + 1].isStill(.joiner, .nonJoiner) { place += 1 }
    } else {
      place = end - 1
      while place > start, buffer.glyphs[place].position == IndicPosition.sign { place -= 1 }
      if buffer.glyphs[place].isStill(.halant) {
        let last = place
        for index in min(base + 1, last)..<last where buffer.glyphs[index].indic == .matra {
          place -= 1
        }
      }
    }
    guard place > start else { return }
    buffer.merge(start..<(place + 1))
    buffer.glyphs.insert(buffer.glyphs.remove(at: start), at: place)
    if start < base, base <= place { base -= 1 }
  }
}
