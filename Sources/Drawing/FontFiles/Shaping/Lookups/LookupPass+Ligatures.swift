// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LookupPass {
  mutating func ligate(_ place: Int) throws(FontFileError) -> Bool {
    let bytes = table.bytes
    let covered = try bytes.coverage(
      at: place + bytes.uint16(place + 2), glyphs[index].glyph)
    guard let covered, covered < (try bytes.uint16(place + 4)) else { return false }
    let set = place + (try bytes.uint16(place + 6 + covered * 2))
    for number in 0..<(try bytes.uint16(set)) {
      let ligature = set + (try bytes.uint16(set + 2 + number * 2))
      let (glyph, count) = (try bytes.uint16(ligature), try bytes.uint16(ligature + 2))
      guard count > 0, count <= Self.maximumContext else { continue }
      if count == 1 {
        replace(at: index, by: glyph)
        index += 1
        return true
      }
      var tests: [Test] = []
      for component in 0..<(count - 1) {
        tests.append(.glyph(try bytes.uint16(ligature + 4 + component * 2)))
      }
      guard let found = try match(tests) else { continue }
      ligate(found.places, into: glyph, ofComponents: found.components)
      return true
    }
    return false
  }

  /// How many glyphs a context may have.
  static var maximumContext: Int { 64 }

  /// The places of glyphs that follow each other from the current one, and how many components they have; nil if they are not there.
  mutating func match(
    _ tests: [Test]
  ) throws(FontFileError) -> (places: [Int], components: Int)? {
    guard tests.count < Self.maximumContext else { return nil }
    let first = glyphs[index]
    var places = [index]
    var components = first.componentCount
    var mayLeaveLigature: Bool?
    for test in tests {
      guard
        let next = try find(
          places[places.count - 1], by: 1, test, isContext: false, syllable: inputSyllable)
      else { return nil }
      places.append(next)
      let glyph = glyphs[next]
      if first.ligatureID != 0, first.ligatureComponent != 0 {
        // What is on a component of a ligature joins only what is on the same one.
        if glyph.ligatureID != first.ligatureID
          || glyph.ligatureComponent != first.ligatureComponent
        {
          let may = mayLeaveLigature ?? isLigaturePassedOver(of: first)
          mayLeaveLigature = may
          guard may else { return nil }
        }
      } else if glyph.ligatureID != 0, glyph.ligatureComponent != 0,
        glyph.ligatureID != first.ligatureID
      {
        return nil
      }
      components += glyph.componentCount
    }
    return (places, components)
  }

  /// Whether the lookup passes over the ligature that the current glyph is on.
  private func isLigaturePassedOver(of glyph: ShapingGlyph) -> Bool {
    var place = index
    while place > 0, glyphs[place - 1].ligatureID == glyph.ligatureID {
      place -= 1
      if glyphs[place].ligatureComponent == 0 {
        return passing(glyphs[place], isContext: false, flags: flags) == .always
      }
    }
    return false
  }

  /// Makes one glyph of several, and lets marks between them be on its components.
  private mutating func ligate(_ places: [Int], into glyph: Int, ofComponents total: Int) {
    let end = places[places.count - 1] + 1
    buffer.merge(index..<end)
    let others = places.dropFirst().allSatisfy { glyphs[$0].isGlyphMark }
    let first = glyphs[index]
    let isLigature =
      !(others && (first.properties & ShapingGlyph.base != 0 || first.isGlyphMark))
    let isMarkLigature = others && first.isGlyphMark
    let number = isLigature ? buffer.nextLigature() : 0
    var last = (id: first.ligatureID, components: first.componentCount)
    var components = last.components
    if isLigature {
      glyphs[index].become(ligature: number, ofComponents: total)
      if glyphs[index].isNonSpacingMark {
        glyphs[index].isNonSpacingMark = false
        glyphs[index].isMark = false
      }
    }
    replace(at: index, by: glyph, guess: isLigature ? ShapingGlyph.ligature : 0, isLigature: true)
    func part(of glyph: ShapingGlyph) -> Int {
      let part = glyph.ligatureComponent == 0 ? last.components : glyph.ligatureComponent
      return components - last.components + min(part, last.components)
    }
    var previous = places[0]
    for place in places.dropFirst() {
      if isLigature {
        for between in (previous + 1)..<place {
          glyphs[between].belong(to: number, component: part(of: glyphs[between]))
        }
      }
      last = (glyphs[place].ligatureID, glyphs[place].componentCount)
      components += last.components
      previous = place
    }
    if !isMarkLigature, last.id != 0 {
      var following = end
      while following < glyphs.count, glyphs[following].ligatureID == last.id,
        glyphs[following].ligatureComponent != 0
      {
        glyphs[following].belong(to: number, component: part(of: glyphs[following]))
        following += 1
      }
    }
    for place in places.dropFirst().reversed() { glyphs.remove(at: place) }
    growth -= places.count - 1
    index = end - (places.count - 1)
  }
}
