// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A glyph that another one is made of.
struct GlyphPart {
  let glyph: Int
  var transform: GlyphTransform

  /// Whether a further part follows, and where.
  let hasMore: Bool
  let end: Int

  /// Reads a part.
  init(bytes: FontBytes, offset: Int) throws(FontFileError) {
    let flags = try bytes.uint16(offset)
    glyph = try bytes.uint16(offset + 2)
    var next = offset + 4
    var transform = GlyphTransform.identity
    // The two arguments are distances, or else the numbers of points that shall meet, which no font of today uses.
    let areDistances = flags & 0x2 != 0
    if flags & 0x1 != 0 {
      if areDistances {
        (transform.dx, transform.dy) = (
          Double(try bytes.int16(next)), Double(try bytes.int16(next + 2))
        )
      }
      next += 4
    } else {
      if areDistances {
        transform.dx = Double(Int8(truncatingIfNeeded: try bytes.byte(next)))
        transform.dy = Double(Int8(truncatingIfNeeded: try bytes.byte(next + 1)))
      }
      next += 2
    }
    if flags & 0x8 != 0 {
      transform.xx = try bytes.fraction(next)
      transform.yy = transform.xx
      next += 2
    } else if flags & 0x40 != 0 {
      (transform.xx, transform.yy) = (try bytes.fraction(next), try bytes.fraction(next + 2))
      next += 4
    } else if flags & 0x80 != 0 {
      (transform.xx, transform.xy) = (try bytes.fraction(next), try bytes.fraction(next + 2))
      (transform.yx, transform.yy) = (
        try bytes.fraction(next + 4), try bytes.fraction(next + 6)
      )
      next += 8
    }
    self.transform = transform
    hasMore = flags & 0x20 != 0
    end = next
  }
}
