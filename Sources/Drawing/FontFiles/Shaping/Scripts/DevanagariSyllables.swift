// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Cuts text in Devanagari into syllables, within which letters change places.
struct DevanagariSyllables {
  /// What a syllable is built on.
  enum Kind: UInt8 {
    case consonant, vowel, standalone, symbol, broken, other
  }

  private let categories: [IndicCategory]

  /// Notes the syllable of each glyph: its number in the upper half of the byte, and its kind in the lower.
  static func find(in buffer: inout ShapingBuffer) {
    for index in buffer.glyphs.indices {
      let category = IndicCategory(buffer.glyphs[index].scalar)
      buffer.glyphs[index].indic = category
      buffer.glyphs[index].position = IndicPosition.position(
        of: buffer.glyphs[index].scalar, category)
    }
    let syllables = DevanagariSyllables(categories: buffer.glyphs.map(\.indic))
    var start = 0
    var serial: UInt8 = 1
    while start < buffer.glyphs.count {
      let (end, kind) = syllables.syllable(at: start)
      for index in start..<end { buffer.glyphs[index].syllable = serial << 4 | kind.rawValue }
      serial = serial % 15 + 1
      start = end
    }
  }

  private func has(_ index: Int, _ wanted: IndicCategory...) -> Bool {
    index < categories.count && wanted.contains(categories[index])
  }

  /// The longest syllable that begins somewhere.
  private func syllable(at start: Int) -> (end: Int, kind: Kind) {
    var best = (end: start + 1, kind: Kind.other)
    func consider(_ end: Int?, _ kind: Kind) {
      if let end, end > best.end || (end == best.end && best.kind == .other) { best = (end, kind) }
    }
    let afterReph = has(start, .ra) && has(start + 1, .halant) ? start + 2 : start
    let isStacked = has(start, .withStacker) ? start + 1 : start
    consider(letter(at: isStacked).map(tail), .consonant)
    for begin in Set([start, afterReph]) where has(begin, .vowel) {
      let end = modifiers(at: begin + 1)
      consider(has(end, .joiner) ? max(end + 1, tail(at: end)) : tail(at: end), .vowel)
    }
    if has(isStacked, .placeholder) {
      consider(tail(at: modifiers(at: isStacked + 1)), .standalone)
    }
    for begin in Set([start, afterReph]) where has(begin, .dottedCircle) {
      consider(tail(at: modifiers(at: begin + 1)), .standalone)
    }
    if has(start, .symbol) {
      consider(signs(at: has(start + 1, .nukta) ? start + 2 : start + 1), .symbol)
    }
    let broken = tail(at: modifiers(at: afterReph))
    if broken > start { consider(broken, .broken) }
    return best
  }

  /// Behind a consonant with a joiner and its nukta; nil if there is none.
  private func letter(at start: Int) -> Int? {
    guard has(start, .consonant, .ra) else { return nil }
    return modifiers(at: has(start + 1, .joiner) ? start + 2 : start + 1)
  }

  /// Behind one or two marks that make another consonant of one.
  private func modifiers(at start: Int) -> Int {
    guard has(start, .nukta) else { return start }
    return has(start + 1, .nukta) ? start + 2 : start + 1
  }

  /// Behind a halant, with the joiners around it; nil if there is none.
  private func halant(at start: Int) -> Int? {
    let place = has(start, .joiner, .nonJoiner) ? start + 1 : start
    guard has(place, .halant) else { return nil }
    guard has(place + 1, .joiner) else { return place + 1 }
    return has(place + 2, .nukta) ? place + 3 : place + 2
  }

  /// Behind what follows a consonant: more consonants that it is joined with, vowels and signs.
  private func tail(at start: Int) -> Int {
    var end = start
    while let next = halant(at: end), let after = letter(at: next) { end = after }
    if let next = halant(at: end) {
      let isEnded =
        has(next - 1, .halant) && has(next, .nonJoiner) && !has(end, .joiner, .nonJoiner)
      end = isEnded ? next + 1 : next
    } else {
      while let next = matra(at: end) { end = next }
    }
    return signs(at: end)
  }

  private func matra(at start: Int) -> Int? {
    var place = start
    while has(place, .joiner, .nonJoiner) { place += 1 }
    guard has(place, .matra) else { return nil }
    place += 1
    if has(place, .nukta) { place += 1 }
    if has(place, .halant) { place += 1 }
    return place
  }

  private func signs(at start: Int) -> Int {
    var end = start
    let place = has(end, .joiner, .nonJoiner) ? end + 1 : end
    if has(place, .sign) {
      end = has(place + 1, .sign) ? place + 2 : place + 1
      if has(end, .nonJoiner) { end += 1 }
    }
    while has(end, .accent) { end += 1 }
    return end
  }
}
