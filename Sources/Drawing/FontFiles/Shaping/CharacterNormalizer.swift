// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Takes letters apart and puts them together, so that the font has a glyph for what there is, and orders marks.
struct CharacterNormalizer {
  let script: ShapingScript
  /// Whether the font says where marks are.
  let placesMarks: Bool
  let glyph: (UInt32) -> Int?
  /// The glyph of a scalar followed by what chooses between its forms.
  let variant: (UInt32, UInt32) -> Int?

  func normalize(_ buffer: inout ShapingBuffer) {
    var result: [ShapingGlyph] = []
    let glyphs = buffer.glyphs
    let mayKeepComposed = script != .devanagari
    var isSimple = true
    var index = 0
    while index < glyphs.count {
      var end = index + 1
      while end < glyphs.count, glyphs[end].isMark { end += 1 }
      if end - index == 1, !glyphs[index].isMark {
        decompose(glyphs[index], into: &result, keepsComposed: mayKeepComposed)
      } else {
        isSimple = false
        decomposeCharacter(glyphs[index..<end], into: &result)
      }
      index = end
    }
    buffer.glyphs = result
    guard !isSimple else { return }
    orderMarks(&buffer)
    showJoinersThatDoNothing(&buffer)
    compose(&buffer)
  }

  private func decomposeCharacter(
    _ glyphs: ArraySlice<ShapingGlyph>, into result: inout [ShapingGlyph]
  ) {
    guard glyphs.contains(where: { Self.isSelector($0.scalar) }) else {
      for glyph in glyphs { decompose(glyph, into: &result, keepsComposed: false) }
      return
    }
    var rest = glyphs
    while var glyph = rest.popFirst() {
      if let next = rest.first, Self.isSelector(next.scalar) {
        if let variant = variant(glyph.scalar, next.scalar) {
          glyph.glyph = variant
          glyph.cluster = min(glyph.cluster, next.cluster)
          rest.removeFirst()
          result.append(glyph)
        } else {
          append(glyph, to: &result)
          if let next = rest.popFirst() { append(next, to: &result) }
        }
        while let next = rest.first, Self.isSelector(next.scalar) {
          append(next, to: &result)
          rest.removeFirst()
        }
      } else {
        append(glyph, to: &result)
      }
    }
  }

  private static func isSelector(_ scalar: UInt32) -> Bool {
    0xFE00...0xFE0F ~= scalar || 0xE0100...0xE01EF ~= scalar
  }

  private func append(_ glyph: ShapingGlyph, to result: inout [ShapingGlyph]) {
    var glyph = glyph
    glyph.glyph = self.glyph(glyph.scalar) ?? 0
    result.append(glyph)
  }

  private func decompose(
    _ character: ShapingGlyph, into result: inout [ShapingGlyph], keepsComposed: Bool
  ) {
    let glyph = glyph(character.scalar)
    if keepsComposed, glyph != nil { return append(character, to: &result) }
    if let decomposition = decomposition(of: character.scalar, keepsComposed: keepsComposed) {
      for scalar in decomposition {
        append(ShapingGlyph(scalar, cluster: character.cluster), to: &result)
        if result.count > 0, scalar != decomposition[0] {
          result[result.count - 1].continues = true
        }
      }
    } else if glyph == nil, character.scalar == 0x2011, self.glyph(0x2010) != nil {
      append(ShapingGlyph(0x2010, cluster: character.cluster), to: &result)
    } else {
      append(character, to: &result)
    }
  }

  /// The decomposition of a scalar, as far as the font has glyphs for it; nil if the scalar is to stay as it is.
  private func decomposition(of scalar: UInt32, keepsComposed: Bool) -> [UInt32]? {
    // The letter that is called eyelash has a form of its own.
    if script == .devanagari, scalar == 0x0931 { return nil }
    guard let (first, second) = ShapingTraits.decomposition(of: scalar) else { return nil }
    if second != 0, glyph(second) == nil { return nil }
    let rest = second == 0 ? [] : [second]
    let hasFirst = glyph(first) != nil
    if keepsComposed, hasFirst { return [first] + rest }
    if let decomposition = decomposition(of: first, keepsComposed: keepsComposed) {
      return decomposition + rest
    }
    return hasFirst ? [first] + rest : nil
  }

  // MARK: The order of marks

  /// How many marks on a letter are ordered; text has a few.
  private static let maximumMarks = 32

  private func orderMarks(_ buffer: inout ShapingBuffer) {
    var start = 0
    while start < buffer.glyphs.count {
      guard buffer.glyphs[start].order != 0 else {
        start += 1
        continue
      }
      var end = start + 1
      while end < buffer.glyphs.count, buffer.glyphs[end].order != 0 { end += 1 }
      if end - start <= Self.maximumMarks {
        sort(start..<end, in: &buffer)
        switch script {
        case .arabic: ArabicMarks.order(start..<end, in: &buffer)
        case .hebrew: Self.orderHebrew(start..<end, in: &buffer)
        default: break
        }
      }
      start = end
    }
  }

  /// Sorts by insertion, as what changes its place stands for the same scalars as what it passes.
  private func sort(_ range: Range<Int>, in buffer: inout ShapingBuffer) {
    for index in range.dropFirst() {
      var place = index
      while place > range.lowerBound, buffer.glyphs[place - 1].order > buffer.glyphs[index].order {
        place -= 1
      }
      guard place < index else { continue }
      buffer.merge(place..<(index + 1))
      let glyph = buffer.glyphs.remove(at: index)
      buffer.glyphs.insert(glyph, at: place)
    }
  }

  /// Meteg and marks below come before sheva and hiriq behind patah and qamats.
  private static func orderHebrew(_ range: Range<Int>, in buffer: inout ShapingBuffer) {
    for index in range.dropFirst(2) {
      let orders = (
        buffer.glyphs[index - 2].order, buffer.glyphs[index - 1].order, buffer.glyphs[index].order
      )
      guard orders.0 == 20 || orders.0 == 21, orders.1 == 22 || orders.1 == 23,
        orders.2 == 25 || orders.2 == 220
      else { continue }
      buffer.merge((index - 1)..<(index + 1))
      buffer.glyphs.swapAt(index - 1, index)
      return
    }
  }

  /// A joiner of graphemes that kept no marks from changing places may be passed over.
  private func showJoinersThatDoNothing(_ buffer: inout ShapingBuffer) {
    for index in buffer.glyphs.indices.dropFirst().dropLast()
    where buffer.glyphs[index].scalar == 0x034F {
      let next = buffer.glyphs[index + 1].order
      if next == 0 || buffer.glyphs[index - 1].order <= next {
        buffer.glyphs[index].isHidden = false
      }
    }
  }

  // MARK: Composition

  private func compose(_ buffer: inout ShapingBuffer) {
    let glyphs = buffer.glyphs
    guard let first = glyphs.first else { return }
    buffer.glyphs = [first]
    var starter = 0
    for glyph in glyphs.dropFirst() {
      let last = buffer.glyphs.count - 1
      if glyph.isMark, starter == last || buffer.glyphs[last].order < glyph.order,
        let composed = composition(buffer.glyphs[starter], glyph), let number = self.glyph(composed)
      {
        buffer.glyphs.append(glyph)
        buffer.merge(starter..<buffer.glyphs.count)
        buffer.glyphs.removeLast()
        buffer.glyphs[starter].scalar = composed
        buffer.glyphs[starter].glyph = number
        buffer.glyphs[starter].readCharacter()
        continue
      }
      buffer.glyphs.append(glyph)
      if glyph.order == 0 { starter = buffer.glyphs.count - 1 }
    }
  }

  /// The scalar that two compose; nil if they do not.
  private func composition(_ first: ShapingGlyph, _ second: ShapingGlyph) -> UInt32? {
    if script == .devanagari, first.isMark { return nil }
    if let composed = ShapingTraits.composition(first.scalar, second.scalar) { return composed }
    guard script == .hebrew, !placesMarks else { return nil }
    // Fonts that do not place points may have letters with them.
    return ShapingTraits.decompositions.first {
      $0.first == first.scalar && $0.second == second.scalar && $0.composed >= 0xFB1D
    }?.composed
  }
}
