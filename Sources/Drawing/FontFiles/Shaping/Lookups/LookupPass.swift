// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Applies lookups of a table to glyphs: a lookup at each glyph, from the first to the last.
///
/// What a lookup does is as HarfBuzz does it where the specification is silent, so that fonts look as their makers saw them.
/// Source: https://learn.microsoft.com/typography/opentype/spec/chapter2
struct LookupPass {
  /// How deep lookups may call each other.
  private static let maximumDepth = 32

  let table: LayoutTable
  let definitions: GlyphDefinitions
  let isPositioning: Bool
  let isRightToLeft: Bool
  /// The differences of a variable font; nil if it is as its file has it.
  let variations: ItemVariations?

  var buffer: ShapingBuffer
  /// The glyph at which a lookup is applied.
  var index = 0
  /// The flags of the lookup.
  var flags = 0
  /// How the lookup is used.
  var use = LookupUse(number: 0, mask: 0)
  /// By how many glyphs the text before the current one became longer in this pass.
  var growth = 0
  private var depth = 0

  init(
    _ table: LayoutTable, _ definitions: GlyphDefinitions, isPositioning: Bool,
    isRightToLeft: Bool, variations: ItemVariations?, buffer: ShapingBuffer
  ) {
    self.table = table
    self.definitions = definitions
    self.isPositioning = isPositioning
    self.isRightToLeft = isRightToLeft
    self.variations = variations
    self.buffer = buffer
  }

  var glyphs: [ShapingGlyph] {
    get { buffer.glyphs }
    _modify { yield &buffer.glyphs }
  }

  /// Applies a lookup to all glyphs that have its feature.
  mutating func apply(_ use: LookupUse) {
    guard table.lookups.indices.contains(use.number) else { return }
    let lookup = table.lookups[use.number]
    guard lookup.kind > 0 else { return }
    self.use = use
    flags = lookup.flags
    growth = 0
    if !isPositioning, lookup.kind == 8 {
      index = glyphs.count - 1
      while index >= 0 {
        _ = isSeen && applySubtables(of: lookup)
        index -= 1
      }
      return
    }
    index = 0
    while index < glyphs.count, buffer.steps > 0 {
      let (start, count) = (index, glyphs.count)
      if isSeen, applySubtables(of: lookup) {
        // A lookup that neither goes on nor removes anything would be applied for ever.
        if index <= start, glyphs.count >= count { index = start + 1 }
      } else {
        index = start + 1
      }
    }
  }

  /// Whether the lookup is for the current glyph.
  private var isSeen: Bool {
    glyphs[index].mask & use.mask != 0 && definitions.admits(glyphs[index], flags)
  }

  /// Applies the first of a lookup's tables that has something for the current glyph, and goes on behind what it read.
  private mutating func applySubtables(of lookup: LayoutTable.Lookup) -> Bool {
    for place in lookup.places {
      buffer.steps -= 1
      guard buffer.steps > 0 else { return false }
      // A table that is broken here has nothing.
      if (try? apply(lookup.kind, at: place)) ?? false { return true }
    }
    return false
  }

  private mutating func apply(_ kind: Int, at place: Int) throws(FontFileError) -> Bool {
    if isPositioning {
      switch kind {
      case 1: try moveOne(place)
      case 2: try movePair(place)
      case 3: try joinCursive(place)
      case 4: try attachToBase(place)
      case 5: try attachToLigature(place)
      case 6: try attachToMark(place)
      case 7: try applyContext(place)
      case 8: try applyChain(place)
      default: false
      }
    } else {
      switch kind {
      case 1: try replaceOne(place)
      case 2: try replaceByMany(place)
      case 3: try replaceByAlternate(place)
      case 4: try ligate(place)
      case 5: try applyContext(place)
      case 6: try applyChain(place)
      case 8: try replaceBackwards(place)
      default: false
      }
    }
  }

  /// Applies another lookup at the current glyph, as contexts ask for.
  mutating func recurse(_ number: Int) -> Bool {
    guard table.lookups.indices.contains(number), depth < Self.maximumDepth, buffer.steps > 0,
      glyphs.indices.contains(index)
    else { return false }
    let lookup = table.lookups[number]
    let outer = flags
    flags = lookup.flags
    depth += 1
    defer {
      flags = outer
      depth -= 1
    }
    return applySubtables(of: lookup)
  }

  // MARK: Finding glyphs

  /// What a glyph has to be.
  enum Test {
    case any
    case glyph(Int)
    case inClass(Int, table: Int)
    case covered(by: Int)
  }

  func passes(_ test: Test, _ glyph: Int) throws(FontFileError) -> Bool {
    switch test {
    case .any: true
    case .glyph(let wanted): glyph == wanted
    case .inClass(let wanted, let place): try table.bytes.glyphClass(at: place, glyph) == wanted
    case .covered(let place): try table.bytes.coverage(at: place, glyph) != nil
    }
  }

  /// Whether a glyph is passed over, always or if it does not fit.
  enum Passing {
    case never, ifUnfit, always
  }

  func passing(_ glyph: ShapingGlyph, isContext: Bool, flags: Int) -> Passing {
    if !definitions.admits(glyph, flags) { return .always }
    let ignoresNonJoiner = isPositioning || (isContext && use.passesNonJoiners)
    let ignoresJoiner = isContext || use.passesJoiners
    guard glyph.isInvisible, !glyph.isHidden, ignoresNonJoiner || !glyph.isNonJoiner,
      ignoresJoiner || !glyph.isJoiner
    else { return .never }
    return .ifUnfit
  }

  /// The next glyph that a lookup sees, if it is what it has to be.
  ///
  /// - Parameters:
  ///   - start: The glyph before.
  ///   - step: 1 for the next glyph, -1 for the previous one.
  ///   - test: What it has to be.
  ///   - isContext: Whether it is only looked at.
  ///   - syllable: The syllable that it has to be in; 0 for any.
  ///   - flags: What is passed over; nil for what the lookup passes over.
  /// - Returns: The index of the glyph; nil if there is none, or if it is another one.
  /// - Throws: ``FontFileError`` if a table ends early.
  mutating func find(
    _ start: Int, by step: Int, _ test: Test, isContext: Bool, syllable: UInt8 = 0,
    flags: Int? = nil
  ) throws(FontFileError) -> Int? {
    let mask = isContext ? UInt32.max : use.mask
    var index = start + step
    while glyphs.indices.contains(index) {
      buffer.steps -= 1
      guard buffer.steps > 0 else { return nil }
      let glyph = glyphs[index]
      let passing = passing(glyph, isContext: isContext, flags: flags ?? self.flags)
      if passing != .always {
        let isRefused =
          glyph.mask & mask == 0 || (syllable != 0 && syllable != glyph.syllable)
        switch test {
        case .any: if !isRefused, passing == .never { return index }
        default: if !isRefused, try passes(test, glyph.glyph) { return index }
        }
        if passing == .never { return nil }
      }
      index += step
    }
    return nil
  }

  /// The syllable in which what follows the current glyph has to be; 0 for any.
  var inputSyllable: UInt8 { use.isPerSyllable ? glyphs[index].syllable : 0 }
}

/// How a feature uses a lookup.
struct LookupUse: Sendable {
  /// The lookup.
  var number: Int
  /// The features for which it is applied, a bit each.
  var mask: UInt32
  /// Whether joiners are passed over where glyphs are replaced.
  var passesJoiners = true
  /// Whether non-joiners are passed over where glyphs are only looked at.
  var passesNonJoiners = true
  /// Whether it sees no more than a syllable.
  var isPerSyllable = false
}
