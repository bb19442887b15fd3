// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The pictures of glyphs in colors: the tables `CBLC`, which says where they are, and `CBDT`.
struct ColorBitmaps: Sendable {
  /// How many ranges of glyphs a size may have; real fonts have some dozens.
  private static let maximumCount = 1 << 12

  private let places: FontBytes
  private let pictures: FontBytes
  /// Where the list of the largest size begins, and how many ranges of glyphs it has.
  private let list: (start: Int, count: Int)
  /// The pixels of an em, horizontally and vertically.
  private let pixels: (x: Double, y: Double)

  /// Reads which sizes there are; nil if there is none.
  init?(places: FontBytes, pictures: FontBytes) throws(FontFileError) {
    var best: (record: Int, size: Int)?
    for index in 0..<min(try places.uint32(4), 64) {
      let record = 8 + index * 48
      let size = try places.byte(record + 45)
      if best.map({ size > $0.size }) ?? true { best = (record, size) }
    }
    guard let best, best.size > 0 else { return nil }
    self.places = places
    self.pictures = pictures
    list = (
      try places.uint32(best.record), min(try places.uint32(best.record + 8), Self.maximumCount)
    )
    pixels = (Double(try places.byte(best.record + 44)), Double(best.size))
    guard pixels.x > 0 else { return nil }
  }

  /// The picture of a glyph; nil if it has none.
  func bitmap(of glyph: Int) throws(FontFileError) -> GlyphBitmap? {
    for index in 0..<list.count {
      let record = list.start + index * 8
      let (first, last) = (try places.uint16(record), try places.uint16(record + 2))
      guard first <= glyph, glyph <= last else { continue }
      let table = list.start + (try places.uint32(record + 4))
      let (index, format) = (try places.uint16(table), try places.uint16(table + 2))
      guard let offset = try offset(of: glyph - first, glyph, kind: index, at: table + 8) else {
        continue
      }
      return try bitmap(at: (try places.uint32(table + 4)) + offset, format: format)
    }
    return nil
  }

  private func offset(
    of number: Int, _ glyph: Int, kind: Int, at table: Int
  ) throws(FontFileError) -> Int? {
    switch kind {
    case 1: return try places.uint32(table + number * 4)
    case 3: return try places.uint16(table + number * 2)
    case 4:
      var (low, high) = (0, min(try places.uint32(table), places.count / 4))
      while low < high {
        let middle = (low + high) / 2
        let pair = table + 4 + middle * 4
        let found = try places.uint16(pair)
        if found == glyph { return try places.uint16(pair + 2) }
        if found < glyph { low = middle + 1 } else { high = middle }
      }
      return nil
    default: return nil
    }
  }

  private func bitmap(at place: Int, format: Int) throws(FontFileError) -> GlyphBitmap? {
    // Small metrics have five numbers, big ones eight; the first four are the same.
    let metrics: Int
    switch format {
    case 17: metrics = 5
    case 18: metrics = 8
    default: return nil
    }
    let (height, width) = (try pictures.byte(place), try pictures.byte(place + 1))
    let left = Int(Int8(truncatingIfNeeded: try pictures.byte(place + 2)))
    let top = Int(Int8(truncatingIfNeeded: try pictures.byte(place + 3)))
    let length = try pictures.uint32(place + metrics)
    let start = place + metrics + 4
    let png = try pictures.part(start..<(start + length))
    return GlyphBitmap(
      png: Array(png.file[png.range]), left: Double(left) / pixels.x, top: Double(top) / pixels.y,
      width: Double(width) / pixels.x, height: Double(height) / pixels.y)
  }
}
