// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Orders the letters of a syllable of Devanagari, before and after the font makes its forms of them.
///
/// Source: https://learn.microsoft.com/typography/script-development/devanagari
struct DevanagariOrder {
  let plan: ShapingPlan
  let table: LayoutTable
  let glyph: (UInt32) -> Int?

  /// The bit of a feature; 0 if the font does not have it.
  func mask(_ tag: FeatureTag) -> UInt32 { plan.masks[tag] ?? 0 }

  /// Calls a function with each syllable and its kind.
  func forEachSyllable(
    of buffer: inout ShapingBuffer,
    _ order: (inout ShapingBuffer, Range<Int>, DevanagariSyllables.Kind) -> Void
  ) {
    var start = 0
    while start < buffer.glyphs.count {
      let syllable = buffer.glyphs[start].syllable
      var end = start + 1
      while end < buffer.glyphs.count, buffer.glyphs[end].syllable == syllable { end += 1 }
      order(&buffer, start..<end, DevanagariSyllables.Kind(rawValue: syllable & 0x0F) ?? .other)
      start = end
    }
  }

  // MARK: Before the forms

  /// Orders the letters as the font's lookups expect them, and says which features each may have.
  func orderBeforeForms(_ buffer: inout ShapingBuffer, properties: (Int) -> Int) {
    if let virama = glyph(0x094D) {
      for index in buffer.glyphs.indices
      where buffer.glyphs[index].position == IndicPosition.base {
        buffer.glyphs[index].position = position(of: buffer.glyphs[index].glyph, virama)
      }
    }
    insertCircles(&buffer, properties)
    forEachSyllable(of: &buffer) { buffer, range, kind in
      switch kind {
      case .consonant, .vowel, .standalone, .broken: order(range, in: &buffer)
      case .symbol, .other: break
      }
    }
  }

  /// Where the font has a consonant behind another one.
  private func position(of consonant: Int, _ virama: Int) -> UInt8 {
    func has(_ tag: FeatureTag) -> Bool {
      would(tag, [virama, consonant]) || would(tag, [consonant, virama])
    }
    if has("blwf") || has("vatu") { return IndicPosition.below }
    if has("pstf") || has("pref") { return IndicPosition.post }
    return IndicPosition.base
  }

  /// Whether a feature makes one glyph of some.
  func would(_ tag: FeatureTag, _ glyphs: [Int]) -> Bool {
    plan.lookups(of: tag).contains { use in
      table.lookups.indices.contains(use)
        && table.wouldReplace(glyphs, by: table.lookups[use], isAlone: plan.usesOldRules)
    }
  }

  /// Puts a dotted circle under signs without a letter.
  private func insertCircles(_ buffer: inout ShapingBuffer, _ properties: (Int) -> Int) {
    guard let circle = glyph(0x25CC) else { return }
    var index = 0
    var last: UInt8 = 0
    while index < buffer.glyphs.count {
      let syllable = buffer.glyphs[index].syllable
      if syllable != last,
        DevanagariSyllables.Kind(rawValue: syllable & 0x0F) == .broken
      {
        last = syllable
        var inserted = ShapingGlyph(0x25CC, cluster: buffer.glyphs[index].cluster)
        inserted.glyph = circle
        inserted.mask = buffer.glyphs[index].mask
        inserted.syllable = syllable
        inserted.indic = .dottedCircle
        inserted.position = IndicPosition.base
        inserted.properties = properties(circle)
        buffer.glyphs.insert(inserted, at: index)
      }
      last = syllable
      index += 1
    }
  }

  private func order(_ range: Range<Int>, in buffer: inout ShapingBuffer) {
    let (start, end) = (range.lowerBound, range.upperBound)
    let (base, hasReph) = base(of: range, in: buffer.glyphs)
    for index in start..<min(base, end) {
      buffer.glyphs[index].position = min(
        IndicPosition.consonantBefore, buffer.glyphs[index].position)
    }
    if base < end { buffer.glyphs[base].position = IndicPosition.base }
    if hasReph { buffer.glyphs[start].position = IndicPosition.reph }
    if plan.usesOldRules { moveHalant(range, base, in: &buffer) }
    keepWithPrevious(range, in: &buffer)
    keepWithNext(range, base, in: &buffer)
    let newBase = sort(range, in: &buffer)
    setMasks(range, newBase, in: &buffer)
  }

  /// The consonant that the others stand around, and whether a RA stands above it.
  private func base(
    of range: Range<Int>, in glyphs: [ShapingGlyph]
  ) -> (base: Int, hasReph: Bool) {
    let (start, end) = (range.lowerBound, range.upperBound)
    var (base, limit, hasReph) = (end, start, false)
    if mask("rphf") != 0, start + 3 <= end, !glyphs[start + 2].indic.isJoiner,
      would("rphf", [glyphs[start].glyph, glyphs[start + 1].glyph])
    {
      limit += 2
      while limit < end, glyphs[limit].indic.isJoiner { limit += 1 }
      base = start
      hasReph = true
    }
    var index = end
    var sawBelow = false
    while index > limit {
      index -= 1
      if glyphs[index].isStillConsonant {
        base = index
        let position = glyphs[index].position
        if position != IndicPosition.below, position != IndicPosition.post || sawBelow { break }
        if position == IndicPosition.below { sawBelow = true }
      } else if start < index, glyphs[index].indic == .joiner, glyphs[index - 1].indic == .halant {
        break
      }
    }
    if hasReph, base == start, limit - base <= 2 { hasReph = false }
    return (base, hasReph)
  }

  /// The older rules have the halant behind the last consonant.
  private func moveHalant(_ range: Range<Int>, _ base: Int, in buffer: inout ShapingBuffer) {
    guard base + 1 < range.upperBound else { return }
    for index in (base + 1)..<range.upperBound where buffer.glyphs[index].indic == .halant {
      var place = range.upperBound - 1
      while place > index,
        !buffer.glyphs[place].isStillConsonant && buffer.glyphs[place].indic != .halant
      {
        place -= 1
      }
      if buffer.glyphs[place].indic != .halant, place > index {
        buffer.glyphs.insert(buffer.glyphs.remove(at: index), at: place)
      }
      return
    }
  }

  /// Lets marks and joiners go with what they follow.
  private func keepWithPrevious(_ range: Range<Int>, in buffer: inout ShapingBuffer) {
    var last: UInt8 = 0
    for index in range {
      switch buffer.glyphs[index].indic {
      case .joiner, .nonJoiner, .nukta, .halant:
        buffer.glyphs[index].position = last
        if buffer.glyphs[index].indic == .halant, last == IndicPosition.matraBefore {
          // A halant does not move with a vowel that is written before its consonant.
          for place in (range.lowerBound..<index).reversed()
          where buffer.glyphs[place].position != IndicPosition.matraBefore {
            buffer.glyphs[index].position = buffer.glyphs[place].position
            break
          }
        }
      default:
        if buffer.glyphs[index].position != IndicPosition.sign {
          last = buffer.glyphs[index].position
        }
      }
    }
  }

  /// Lets what is before a consonant behind the base go with it.
  private func keepWithNext(_ range: Range<Int>, _ base: Int, in buffer: inout ShapingBuffer) {
    guard base + 1 < range.upperBound else { return }
    var last = base
    for index in (base + 1)..<range.upperBound {
      if buffer.glyphs[index].isStillConsonant {
        for place in (last + 1)..<max(index, last + 1)
        where buffer.glyphs[place].position < IndicPosition.sign {
          buffer.glyphs[place].position = buffer.glyphs[index].position
        }
        last = index
      } else if buffer.glyphs[index].indic == .matra {
        last = index
      }
    }
  }

  /// Puts the glyphs into the order of their positions, and returns where the base is.
  private func sort(_ range: Range<Int>, in buffer: inout ShapingBuffer) -> Int {
    let order = range.sorted {
      (buffer.glyphs[$0].position, $0) < (buffer.glyphs[$1].position, $1)
    }
    let sorted = order.map { buffer.glyphs[$0] }
    buffer.glyphs.replaceSubrange(range, with: sorted)
    let (start, end) = (range.lowerBound, range.upperBound)
    let base =
      range.first { buffer.glyphs[$0].position == IndicPosition.base } ?? end
    if plan.usesOldRules || range.count > 127 {
      buffer.merge(base..<end)
      return base
    }
    // What went around in a circle stands for the same scalars.
    var isSeen = Set<Int>()
    for index in base..<end where !isSeen.contains(index) {
      var (low, high) = (index, index)
      var place = order[index - start]
      while place != index {
        (low, high) = (min(low, place), max(high, place))
        isSeen.insert(place)
        place = order[place - start]
      }
      buffer.merge(max(base, low)..<(high + 1))
    }
    return base
  }

  /// Says which features each glyph may have.
  private func setMasks(_ range: Range<Int>, _ base: Int, in buffer: inout ShapingBuffer) {
    let (start, end) = (range.lowerBound, range.upperBound)
    for index in range {
      guard buffer.glyphs[index].position == IndicPosition.reph else { break }
      buffer.glyphs[index].mask |= mask("rphf")
    }
    let before = mask("half") | (plan.usesOldRules ? 0 : mask("blwf"))
    for index in start..<base { buffer.glyphs[index].mask |= before }
    let after = mask("blwf") | mask("abvf") | mask("pstf")
    for index in min(base + 1, end)..<end { buffer.glyphs[index].mask |= after }
    if plan.usesOldRules {
      // RA before another consonant has the form that is called eyelash.
      for index in start..<max(start, base - 1)
      where buffer.glyphs[index].indic == .ra && buffer.glyphs[index + 1].indic == .halant
        && (index + 2 == base || buffer.glyphs[index + 2].indic != .joiner)
      {
        buffer.glyphs[index].mask |= mask("blwf")
        buffer.glyphs[index + 1].mask |= mask("blwf")
      }
    }
    for index in range.dropFirst() where buffer.glyphs[index].indic == .nonJoiner {
      var place = index
      repeat {
        place -= 1
        buffer.glyphs[place].mask &= ~mask("half")
      } while place > start && !buffer.glyphs[place].isStillConsonant
    }
  }
}
