// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A font of an OpenType file: which glyph a character has, how wide it is, and its outline.
///
/// It reads what drawing text in an upright line needs: TrueType and CFF outlines, pictures in colors, the map of characters, widths,
/// and kerning of pairs. It does not hint. ``shaped(_:script:isRightToLeft:)`` joins letters and places marks. A variable font with
/// TrueType outlines can have any of its weights; on its other axes it is as its file has it.
/// Source: https://learn.microsoft.com/typography/opentype/spec/
package struct FontFile: Sendable {
  /// The names, the weight and the style of the font.
  package private(set) var face: FontFace

  /// The weights that a variable font can have; nil for a font of one weight.
  package let weights: ClosedRange<Int>?

  /// The number of font units in an em.
  package let unitsPerEm: Int

  /// The distance from the baseline to the top of the font, in font units.
  package let ascender: Int

  /// The distance from the baseline to the bottom of the font, in font units; negative.
  package let descender: Int

  /// The space between lines that the font asks for, in units.
  package let lineGap: Int

  /// The number of glyphs in the font.
  package let glyphCount: Int

  private let characters: CharacterMap
  private let variations: FontVariations?
  private var widths: GlyphWidths
  private var outlines: Outlines
  private var bitmaps: ColorBitmaps?
  private var kerning: PairKerning?
  /// By how much places differ at the font's weight; nil if it is as its file has it.
  private var itemVariations: ItemVariations?
  private let shaper: Shaper

  private enum Outlines: Sendable {
    case trueType(TrueTypeOutlines)
    case compact(CFFFont)
    /// The glyphs are pictures.
    case none
  }

  /// Reads a font; of a collection that of an index, from 0.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - index: Which font of a collection; 0 for a file with one font.
  ///   - isDrawn: Whether it needs outlines; a font that only measures has none.
  /// - Throws: ``FontFileError`` if a table that drawing needs is missing or broken.
  package init(
    bytes: [UInt8], index: Int = 0, isDrawn: Bool = true
  ) throws(FontFileError) {
    let tables = try FontTables(file: bytes, index: index)
    let head = try tables.required("head")
    unitsPerEm = try head.uint16(18)
    guard (16...16384).contains(unitsPerEm) else { throw .malformed(table: "head") }
    glyphCount = try tables.required("maxp").uint16(4)
    let header = try tables.required("hhea")
    ascender = try header.int16(4)
    descender = try header.int16(6)
    lineGap = try header.int16(8)
    widths = GlyphWidths(
      table: try tables.required("hmtx"), fullCount: try header.uint16(34), glyphCount: glyphCount)
    characters = try CharacterMap(table: try tables.required("cmap"))
    if let table = try tables["CFF "] {
      outlines = .compact(try CFFFont(table: table))
    } else if let places = try tables["CBLC"], let pictures = try tables["CBDT"],
      try tables["glyf"] == nil
    {
      bitmaps = try ColorBitmaps(places: places, pictures: pictures)
      outlines = .none
    } else if !isDrawn {
      outlines = .none
    } else {
      outlines = .trueType(
        TrueTypeOutlines(
          glyphs: try tables.required("glyf"), places: try tables.required("loca"),
          hasLongPlaces: try head.int16(50) != 0, glyphCount: glyphCount))
    }
    // A font whose kerning is broken is drawn without it.
    kerning = try? tables["GPOS"].flatMap { (table) throws(FontFileError) in
      try PairKerning(table: table)
    }
    shaper = Shaper(
      substitution: try? tables["GSUB"], position: try? tables["GPOS"],
      definitions: try? tables["GDEF"])
    face = try FontFace(tables: tables)
    // A font whose axes are broken is drawn as its file has it.
    variations = try? FontVariations(tables: tables)
    weights = variations?.weights
  }

  /// The font at a weight, from 1 to 1000; a weight that a variable font does not have counts as the nearest one.
  ///
  /// A font of one weight, and one whose variations are broken, is the same at each.
  package func at(weight: Int) -> FontFile {
    guard let weights, let variations, case .trueType(var outlines) = outlines else { return self }
    let weight = min(max(weight, weights.lowerBound), weights.upperBound)
    var font = self
    font.face.weight = weight
    do {
      let position = try variations.position(atWeight: weight)
      guard !position.isUsual else { return font }
      outlines.variations = try variations.glyphs(at: position)
      font.widths.variations = try variations.widths(at: position)
      font.itemVariations = try variations.items(at: position)
      font.kerning?.variations = font.itemVariations
    } catch {
      return self
    }
    font.outlines = .trueType(outlines)
    return font
  }

  /// The number of fonts in a file: 1, or that of a collection.
  package static func count(in bytes: [UInt8]) throws(FontFileError) -> Int {
    try FontTables.offsets(in: bytes).count
  }

  /// The glyph of a character; nil if the font has none.
  package func glyph(for character: Unicode.Scalar) -> Int? {
    guard let glyph = characters.glyph(for: character), glyph > 0, glyph < glyphCount else {
      return nil
    }
    return glyph
  }

  /// Whether the font has the letters that a scalar is made of.
  package func hasDecomposition(of scalar: Unicode.Scalar) -> Bool {
    guard let (first, second) = ShapingTraits.decomposition(of: scalar.value) else { return false }
    return [first, second].allSatisfy {
      $0 == 0 || Unicode.Scalar($0).flatMap(glyph(for:)) != nil
    }
  }

  /// The glyph of a character with a selector behind it, such as U+FE0F; nil if the font has none for both.
  func glyph(for character: UInt32, selector: UInt32) -> Int? {
    guard let character = Unicode.Scalar(character), let selector = Unicode.Scalar(selector),
      let glyph = characters.glyph(for: character, selector: selector), glyph > 0,
      glyph < glyphCount
    else { return nil }
    return glyph
  }

  /// The glyphs of a text in one script, each at its place: joined, ordered and with its marks.
  ///
  /// - Parameters:
  ///   - scalars: The text, in the order in which it is read.
  ///   - script: Its script.
  ///   - isRightToLeft: Whether it is written from the right.
  /// - Returns: The glyphs, that on the left first; a character that the font does not have is glyph 0.
  package func shaped(
    _ scalars: some Collection<Unicode.Scalar>, script: ShapingScript, isRightToLeft: Bool
  ) -> GlyphRun {
    shaper.run(
      scalars, script: script, isRightToLeft: isRightToLeft, language: nil, font: self,
      variations: itemVariations)
  }

  /// Returns the advance of a glyph, in font units.
  package func advance(of glyph: Int) -> Int {
    if case .trueType(let outlines) = outlines, outlines.variations != nil,
      widths.variations == nil
    {
      let difference = (try? outlines.widthDifference(of: glyph)) ?? 0
      return widths.advance(of: glyph) + Int(difference.rounded())
    }
    return widths.advance(of: glyph)
  }

  /// Returns the kerning of two glyphs in font units; negative is closer.
  package func kerning(_ left: Int, _ right: Int) -> Int {
    kerning?.adjustment(left, right) ?? 0
  }

  /// The outline of a glyph, in units, upwards from the baseline; empty for a space.
  package func outline(of glyph: Int) throws(FontFileError) -> GlyphOutline {
    switch outlines {
    case .trueType(let outlines): try outlines.outline(of: glyph)
    case .compact(let font): try font.outline(of: glyph)
    case .none: GlyphOutline()
    }
  }

  /// Whether the glyphs are pictures in colors, and have no outlines.
  package var hasBitmaps: Bool { bitmaps != nil }

  /// The picture of a glyph in colors; nil if it has none.
  package func bitmap(of glyph: Int) throws(FontFileError) -> GlyphBitmap? {
    try bitmaps?.bitmap(of: glyph)
  }
}
