// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The outlines of a TrueType font: the tables `glyf` and `loca`.
struct TrueTypeOutlines: Sendable {
  /// How deep glyphs may be made of other glyphs, and of how many in all.
  private static let maximumDepth = 8
  private static let maximumParts = 256

  /// How many points a glyph may have.
  private static let maximumPoints = 20_000

  let glyphs: FontBytes
  let places: FontBytes
  let hasLongPlaces: Bool
  let glyphCount: Int

  /// The outline of a glyph.
  func outline(of glyph: Int) throws(FontFileError) -> GlyphOutline {
    var outline = GlyphOutline()
    var parts = 0
    try add(glyph, .identity, depth: 0, parts: &parts, to: &outline)
    return outline
  }

  private func add(
    _ glyph: Int, _ transform: GlyphTransform, depth: Int, parts: inout Int,
    to outline: inout GlyphOutline
  ) throws(FontFileError) {
    parts += 1
    guard depth <= Self.maximumDepth, parts <= Self.maximumParts else {
      throw .tooComplex(glyph: glyph)
    }
    guard let bytes = try bytes(of: glyph) else { return }
    let contours = try bytes.int16(0)
    if contours >= 0 {
      let simple = try SimpleGlyph(
        bytes: bytes, contourCount: contours, maximumPoints: Self.maximumPoints, glyph: glyph)
      simple.add(transform, to: &outline)
      return
    }
    var offset = 10
    while true {
      let part = try GlyphPart(bytes: bytes, offset: offset)
      try add(
        part.glyph, part.transform.then(transform), depth: depth + 1, parts: &parts, to: &outline)
      guard part.hasMore else { return }
      offset = part.end
    }
  }

  /// The bytes of a glyph; nil if it draws nothing.
  private func bytes(of glyph: Int) throws(FontFileError) -> FontBytes? {
    guard glyph >= 0, glyph < glyphCount else { throw .malformed(table: "glyf") }
    let (start, end) =
      hasLongPlaces
      ? (try places.uint32(glyph * 4), try places.uint32(glyph * 4 + 4))
      : (try places.uint16(glyph * 2) * 2, try places.uint16(glyph * 2 + 2) * 2)
    guard start <= end else { throw .malformed(table: "loca") }
    return start == end ? nil : try glyphs.part(start..<end)
  }
}
