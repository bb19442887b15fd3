// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// Turns text in one script and one direction into the glyphs of a font, each at its place: letters are joined, marks stand on
/// them, and what is written in another order is ordered.
final class Shaper: Sendable {
  private struct Key: Hashable {
    var script: ShapingScript
    var isRightToLeft: Bool
    var language: FeatureTag?
  }

  /// The tables, which are read when the first text is shaped.
  private struct Tables {
    var substitution: LayoutTable?
    var position: LayoutTable?
    var definitions: GlyphDefinitions
  }

  private struct State {
    var tables: Tables?
    var plans: [Key: ShapingPlan] = [:]
  }

  private let substitution: FontBytes?
  private let position: FontBytes?
  private let definitions: FontBytes?
  private let state = Mutex(State())

  /// Creates a shaper of a font's tables; one that is broken does nothing.
  init(substitution: FontBytes?, position: FontBytes?, definitions: FontBytes?) {
    self.substitution = substitution
    self.position = position
    self.definitions = definitions
  }

  private func prepared(_ key: Key) -> (tables: Tables, plan: ShapingPlan) {
    state.withLock { state in
      let tables =
        state.tables
        ?? Tables(
          substitution: substitution.flatMap { try? LayoutTable(bytes: $0, extensionKind: 7) },
          position: position.flatMap { try? LayoutTable(bytes: $0, extensionKind: 9) },
          definitions: GlyphDefinitions(definitions))
      state.tables = tables
      if let known = state.plans[key] { return (tables, known) }
      let plan = ShapingPlan(
        script: key.script, isRightToLeft: key.isRightToLeft, language: key.language,
        substitution: tables.substitution, position: tables.position)
      state.plans[key] = plan
      return (tables, plan)
    }
  }

  /// Shapes a text.
  ///
  /// - Parameters:
  ///   - scalars: The text, in the order in which it is read.
  ///   - script: Its script.
  ///   - isRightToLeft: Whether it is written from the right.
  ///   - language: The name that fonts have for its language; nil for none.
  ///   - font: The font, at its weight.
  ///   - variations: The differences of positions in a variable font.
  /// - Returns: The glyphs, that on the left first.
  func run(
    _ scalars: some Collection<Unicode.Scalar>, script: ShapingScript, isRightToLeft: Bool,
    language: FeatureTag?, font: FontFile, variations: ItemVariations?
  ) -> GlyphRun {
    let (tables, plan) = prepared(
      Key(script: script, isRightToLeft: isRightToLeft, language: language))
    let definitions = tables.definitions
    var buffer = ShapingBuffer(scalars)
    buffer.mergeCharacters()
    func glyph(_ scalar: UInt32) -> Int? { Unicode.Scalar(scalar).flatMap(font.glyph(for:)) }
    switch script {
    case .thai: ThaiVowels.takeApart(&buffer)
    case .devanagari: DevanagariVowels.separate(&buffer)
    default: break
    }
    if isRightToLeft { mirror(&buffer, plan, glyph) }
    CharacterNormalizer(
      script: script, placesMarks: plan.placesMarks, glyph: glyph,
      variant: { font.glyph(for: $0, selector: $1) }
    ).normalize(&buffer)
    for index in buffer.glyphs.indices { buffer.glyphs[index].mask |= ShapingPlan.global }
    if script == .arabic { ArabicForm.mark(&buffer, with: plan.masks) }
    classify(&buffer, definitions)
    if let table = tables.substitution {
      var pass = LookupPass(
        table, definitions, isPositioning: false, isRightToLeft: isRightToLeft, variations: nil,
        buffer: buffer)
      substitute(&pass, plan, glyph)
      buffer = pass.buffer
    }
    place(&buffer, plan, tables, isRightToLeft, font, variations)
    if isRightToLeft { buffer.glyphs.reverse() }
    let space = glyph(0x20)
    return GlyphRun(
      glyphs: buffer.glyphs.compactMap { glyph in
        if glyph.isInvisible, space == nil { return nil }
        return GlyphRun.Glyph(
          glyph: glyph.isInvisible ? space ?? 0 : glyph.glyph, cluster: glyph.cluster,
          advance: glyph.advance, x: glyph.x, y: glyph.y, isInvisible: glyph.isInvisible)
      })
  }

  /// Lets brackets open to the other side.
  private func mirror(
    _ buffer: inout ShapingBuffer, _ plan: ShapingPlan, _ glyph: (UInt32) -> Int?
  ) {
    for index in buffer.glyphs.indices {
      let mirror = ShapingTraits.mirror(of: buffer.glyphs[index].scalar)
      if mirror != buffer.glyphs[index].scalar, glyph(mirror) != nil {
        buffer.glyphs[index].scalar = mirror
      } else {
        buffer.glyphs[index].mask |= plan.masks["rtlm"] ?? 0
      }
    }
  }

  /// Says what glyphs are: as the font does, or else as Unicode does.
  private func classify(_ buffer: inout ShapingBuffer, _ definitions: GlyphDefinitions) {
    for index in buffer.glyphs.indices {
      let glyph = buffer.glyphs[index]
      buffer.glyphs[index].properties =
        definitions.hasClasses
        ? definitions.properties(of: glyph.glyph)
        : glyph.isNonSpacingMark && !glyph.isIgnorable ? ShapingGlyph.mark : ShapingGlyph.base
    }
  }

  private func substitute(
    _ pass: inout LookupPass, _ plan: ShapingPlan, _ glyph: @escaping (UInt32) -> Int?
  ) {
    let definitions = pass.definitions
    let order = DevanagariOrder(plan: plan, table: pass.table, glyph: glyph)
    for stage in plan.substitutions {
      for use in stage.lookups { pass.apply(use) }
      switch stage.pause {
      case .findSyllables: DevanagariSyllables.find(in: &pass.buffer)
      case .orderBeforeForms:
        order.orderBeforeForms(&pass.buffer) {
          definitions.hasClasses ? definitions.properties(of: $0) : ShapingGlyph.base
        }
      case .orderAfterForms: order.orderAfterForms(&pass.buffer)
      case .forgetSyllables:
        for index in pass.glyphs.indices { pass.glyphs[index].syllable = 0 }
      case nil: break
      }
    }
  }

  // MARK: Places

  private func place(
    _ buffer: inout ShapingBuffer, _ plan: ShapingPlan, _ tables: Tables, _ isRightToLeft: Bool,
    _ font: FontFile, _ variations: ItemVariations?
  ) {
    for index in buffer.glyphs.indices {
      buffer.glyphs[index].advance = font.advance(of: buffer.glyphs[index].glyph)
    }
    if let table = tables.position, plan.isPositioned {
      var pass = LookupPass(
        table, tables.definitions, isPositioning: true, isRightToLeft: isRightToLeft,
        variations: variations, buffer: buffer)
      for use in plan.positions { pass.apply(use) }
      buffer = pass.buffer
    }
    for index in buffer.glyphs.indices {
      if plan.script != .devanagari, buffer.glyphs[index].isGlyphMark {
        // Without a table of places a mark hangs over what is before it.
        if !plan.isPositioned, !isRightToLeft {
          buffer.glyphs[index].x -= buffer.glyphs[index].advance
        }
        buffer.glyphs[index].advance = 0
      }
      if buffer.glyphs[index].isInvisible {
        (buffer.glyphs[index].advance, buffer.glyphs[index].x, buffer.glyphs[index].y) = (0, 0, 0)
      }
    }
    for index in buffer.glyphs.indices { attach(index, in: &buffer, isRightToLeft) }
  }

  /// Moves a glyph with the one that it is attached to.
  private func attach(_ index: Int, in buffer: inout ShapingBuffer, _ isRightToLeft: Bool) {
    // The chain from the glyph to one that stands alone; what is placed last is the first of it.
    var chain: [(child: Int, parent: Int)] = []
    var place = index
    while buffer.glyphs[place].attachment != 0 {
      let parent = place + buffer.glyphs[place].attachment
      buffer.glyphs[place].attachment = 0
      guard buffer.glyphs.indices.contains(parent) else { break }
      chain.append((place, parent))
      place = parent
    }
    for (child, parent) in chain.reversed() {
      buffer.glyphs[child].y += buffer.glyphs[parent].y
      guard !buffer.glyphs[child].isCursive else { continue }
      buffer.glyphs[child].x += buffer.glyphs[parent].x
      if isRightToLeft {
        guard parent < child else { continue }
        for between in (parent + 1)...child {
          buffer.glyphs[child].x += buffer.glyphs[between].advance
        }
      } else if parent < child {
        for between in parent..<child { buffer.glyphs[child].x -= buffer.glyphs[between].advance }
      }
    }
  }
}
