// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The outlines of a TrueType font: the tables `glyf` and `loca`, and `gvar` where it is varied.
struct TrueTypeOutlines: Sendable {
  /// How deep glyphs may be made of other glyphs.
  private static let maximumDepth = 8

  /// How many points a glyph may have.
  private static let maximumPoints = 20_000

  let glyphs: FontBytes
  let places: FontBytes
  let hasLongPlaces: Bool
  let glyphCount: Int

  /// How far points move; nil if the font is as its file has it.
  var variations: GlyphVariations?

  /// The outline of a glyph.
  func outline(of glyph: Int) throws(FontFileError) -> GlyphOutline {
    var outline = GlyphOutline()
    var steps = OutlineSteps()
    try add(glyph, .identity, depth: 0, steps: &steps, to: &outline)
    return outline
  }

  /// By how much a glyph is wider than its file says, in units; for fonts that have no table of widths' differences.
  func widthDifference(of glyph: Int) throws(FontFileError) -> Double {
    guard let variations, let bytes = try bytes(of: glyph) else { return 0 }
    var steps = OutlineSteps()
    let (places, contours) = try points(of: glyph, bytes)
    let distances = try variations.distances(
      of: glyph, places: places, contours: contours, steps: &steps)
    guard let distances else { return 0 }
    return distances[places.count + 1].x - distances[places.count].x
  }

  private func add(
    _ glyph: Int, _ transform: GlyphTransform, depth: Int, steps: inout OutlineSteps,
    to outline: inout GlyphOutline
  ) throws(FontFileError) {
    try steps.addPart(glyph: glyph)
    guard depth <= Self.maximumDepth else { throw .tooComplex(glyph: glyph) }
    guard let bytes = try bytes(of: glyph) else { return }
    let contours = try bytes.int16(0)
    if contours >= 0 {
      var simple = try SimpleGlyph(
        bytes: bytes, contourCount: contours, maximumPoints: Self.maximumPoints, glyph: glyph)
      if let variations {
        let places = simple.places
        let distances = try variations.distances(
          of: glyph, places: places, contours: simple.ends, steps: &steps)
        if let distances { simple.move(by: Self.fromBegin(distances, places.count)) }
      }
      simple.add(transform, to: &outline)
      return
    }
    var parts = try parts(of: bytes, glyph: glyph)
    if let variations {
      let places = parts.map { GlyphOutline.Place(x: $0.transform.dx, y: $0.transform.dy) }
      let distances = try variations.distances(
        of: glyph, places: places, contours: [], steps: &steps)
      if let distances {
        for (index, distance) in zip(parts.indices, Self.fromBegin(distances, parts.count)) {
          parts[index].transform.dx += distance.x
          parts[index].transform.dy += distance.y
        }
      }
    }
    for part in parts {
      try add(
        part.glyph, part.transform.then(transform), depth: depth + 1, steps: &steps, to: &outline)
    }
  }

  /// How far points move from where the glyph begins, which may move itself.
  private static func fromBegin(
    _ distances: [GlyphOutline.Place], _ count: Int
  ) -> [GlyphOutline.Place] {
    let begin = distances[count].x
    return distances.prefix(count).map { .init(x: $0.x - begin, y: $0.y) }
  }

  private func points(
    of glyph: Int, _ bytes: FontBytes
  ) throws(FontFileError) -> (places: [GlyphOutline.Place], contours: [Int]) {
    let contours = try bytes.int16(0)
    guard contours >= 0 else {
      let parts = try parts(of: bytes, glyph: glyph)
      return (parts.map { .init(x: $0.transform.dx, y: $0.transform.dy) }, [])
    }
    let simple = try SimpleGlyph(
      bytes: bytes, contourCount: contours, maximumPoints: Self.maximumPoints, glyph: glyph)
    return (simple.places, simple.ends)
  }

  private func parts(of bytes: FontBytes, glyph: Int) throws(FontFileError) -> [GlyphPart] {
    var parts: [GlyphPart] = []
    var steps = OutlineSteps()
    var offset = 10
    while true {
      try steps.addPart(glyph: glyph)
      let part = try GlyphPart(bytes: bytes, offset: offset)
      parts.append(part)
      guard part.hasMore else { return parts }
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
