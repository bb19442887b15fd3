// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The table `GDEF`: which glyphs are letters, ligatures and marks, and which marks a lookup sees.
struct GlyphDefinitions: Sendable {
  private let bytes: FontBytes?
  private let classes: Int?
  private let markClasses: Int?
  private let markSets: Int?

  /// Whether the font says what its glyphs are.
  var hasClasses: Bool { classes != nil }

  /// Reads where the parts of the table are; one that is broken or missing says nothing.
  init(_ bytes: FontBytes?) {
    self.bytes = bytes
    guard let bytes, let version = try? bytes.uint32(0) else {
      (classes, markClasses, markSets) = (nil, nil, nil)
      return
    }
    classes = try? bytes.place(at: 4, from: 0)
    markClasses = try? bytes.place(at: 10, from: 0)
    markSets = version >= 0x0001_0002 ? try? bytes.place(at: 12, from: 0) : nil
  }

  /// What a glyph is: the flags of lookups that pass over it, and in the second byte the class of a mark.
  func properties(of glyph: Int) -> Int {
    guard let bytes, let classes else { return 0 }
    switch try? bytes.glyphClass(at: classes, glyph) {
    case 1: return ShapingGlyph.base
    case 2: return ShapingGlyph.ligature
    case 3:
      let kind = markClasses.flatMap { try? bytes.glyphClass(at: $0, glyph) } ?? 0
      return ShapingGlyph.mark | (kind & 0xFF) << 8
    default: return 0
    }
  }

  /// Whether a lookup with some flags sees a glyph.
  func admits(_ glyph: ShapingGlyph, _ flags: Int) -> Bool {
    if glyph.properties & flags & 0x0E != 0 { return false }
    guard glyph.properties & ShapingGlyph.mark != 0 else { return true }
    if flags & 0x10 != 0 { return isInSet(glyph.glyph, flags >> 16) }
    if flags & 0xFF00 != 0 { return flags & 0xFF00 == glyph.properties & 0xFF00 }
    return true
  }

  private func isInSet(_ glyph: Int, _ set: Int) -> Bool {
    guard let bytes, let markSets, let count = try? bytes.uint16(markSets + 2), set < count,
      let offset = try? bytes.uint32(markSets + 4 + set * 4), offset > 0
    else { return false }
    return ((try? bytes.coverage(at: markSets + offset, glyph)) ?? nil) != nil
  }
}
