// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How far the points of glyphs move at a position: the table `gvar`.
struct GlyphVariations: Sendable {
  private let table: FontBytes
  private let position: FontPosition
  private let axisCount: Int
  private let sharedPeaks: Int
  private let sharedCount: Int
  private let glyphCount: Int
  private let hasLongPlaces: Bool
  private let data: Int

  /// Reads the head of the table.
  init(table: FontBytes, at position: FontPosition) throws(FontFileError) {
    self.table = table
    self.position = position
    axisCount = try table.uint16(4)
    sharedCount = try table.uint16(6)
    sharedPeaks = try table.uint32(8)
    glyphCount = try table.uint16(12)
    hasLongPlaces = try table.uint16(14) & 1 != 0
    data = try table.uint32(16)
    guard axisCount == position.coordinates.count else { throw .malformed(table: "gvar") }
  }

  /// How far each point of a glyph moves.
  ///
  /// - Parameters:
  ///   - glyph: The glyph.
  ///   - places: Its points as its file has them; four more follow them, of which the first two are its begin and its end.
  ///   - contours: The number of the last point of each contour; empty for the parts of a glyph that is made of others.
  ///   - steps: How many steps were taken so far.
  /// - Returns: The distances of the points and of the four more; nil if none moves.
  /// - Throws: ``FontFileError`` if the glyph's part of the table is broken or takes too many steps.
  func distances(
    of glyph: Int, places: [GlyphOutline.Place], contours: [Int], steps: inout OutlineSteps
  ) throws(FontFileError) -> [GlyphOutline.Place]? {
    guard let bytes = try bytes(of: glyph) else { return nil }
    let count = places.count + 4
    let flags = try bytes.uint16(0)
    var values = PackedNumbers(bytes: bytes, place: try bytes.uint16(2))
    let shared: [Int]? = flags & 0x8000 != 0 ? try values.points() : nil
    var header = 4
    var sum = [GlyphOutline.Place](repeating: .init(x: 0, y: 0), count: count)
    for _ in 0..<(flags & 0x0FFF) {
      let (size, tuple) = (try bytes.uint16(header), try bytes.uint16(header + 2))
      header += 4
      let share = try share(of: tuple, header: &header, in: bytes)
      let next = values.place + size
      if share != 0 {
        var numbers = PackedNumbers(bytes: bytes, place: values.place)
        let points = tuple & 0x2000 != 0 ? try numbers.points() : shared
        try steps.add(count, glyph: glyph)
        let moved = points?.count ?? count
        guard moved <= count else { throw .malformed(table: "gvar") }
        let dx = try numbers.distances(moved)
        let dy = try numbers.distances(moved)
        PointDistances(places: places, contours: contours, points: points, dx: dx, dy: dy)
          .add(times: share, to: &sum)
      }
      values.place = next
    }
    return sum
  }

  /// How much a set of distances counts.
  private func share(
    of tuple: Int, header: inout Int, in bytes: FontBytes
  ) throws(FontFileError) -> Double {
    var peaks: [Double] = []
    if tuple & 0x8000 != 0 {
      for axis in 0..<axisCount { peaks.append(try bytes.fraction(header + axis * 2)) }
      header += axisCount * 2
    } else {
      let index = tuple & 0x0FFF
      guard index < sharedCount else { throw .malformed(table: "gvar") }
      for axis in 0..<axisCount {
        peaks.append(try table.fraction(sharedPeaks + (index * axisCount + axis) * 2))
      }
    }
    guard tuple & 0x4000 != 0 else { return position.share(of: peaks, between: nil) }
    var bounds: [(start: Double, end: Double)] = []
    for axis in 0..<axisCount {
      bounds.append(
        (
          try bytes.fraction(header + axis * 2),
          try bytes.fraction(header + (axisCount + axis) * 2)
        ))
    }
    header += axisCount * 4
    return position.share(of: peaks, between: bounds)
  }

  /// The bytes of a glyph; nil if it is not varied.
  private func bytes(of glyph: Int) throws(FontFileError) -> FontBytes? {
    guard glyph >= 0, glyph < glyphCount else { return nil }
    let (start, end) =
      hasLongPlaces
      ? (try table.uint32(20 + glyph * 4), try table.uint32(24 + glyph * 4))
      : (try table.uint16(20 + glyph * 2) * 2, try table.uint16(22 + glyph * 2) * 2)
    guard start <= end else { throw .malformed(table: "gvar") }
    return start == end ? nil : try table.part((data + start)..<(data + end))
  }
}
