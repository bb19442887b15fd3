// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A glyph while its text is shaped.
struct ShapingGlyph: Sendable {
  /// The glyph is a letter.
  static let base = 0x02
  /// The glyph is a ligature.
  static let ligature = 0x04
  /// The glyph is a mark.
  static let mark = 0x08
  /// The glyph was put in the place of another one.
  static let substituted = 0x10
  /// The glyph was made of several.
  static let ligated = 0x20
  /// The glyph is one of several that were made of one.
  static let multiplied = 0x40

  var scalar: UInt32
  var glyph = 0
  /// The first of the scalars that the glyph stands for.
  var cluster: Int
  /// The features that are applied, a bit each.
  var mask: UInt32 = 0
  /// What the glyph is, in the flags above; the second byte is the class of a mark.
  var properties = 0

  // What Unicode says of the scalar.
  var isMark = false
  var isNonSpacingMark = false
  var isFormat = false
  /// Whether it belongs to the character before it.
  var continues = false
  /// Whether it is not seen if the font does nothing with it.
  var isIgnorable = false
  /// Whether lookups see it although it is not seen.
  var isHidden = false
  /// The order of marks on a letter.
  var order: UInt8 = 0

  // Which part of which ligature it is on.
  var ligatureID: UInt8 = 0
  var isLigatureBase = false
  var component: UInt8 = 0

  // What scripts note.
  var syllable: UInt8 = 0
  var category: UInt8 = 0
  var position: UInt8 = 0

  // Where it is, in units of the font.
  var advance = 0
  var x = 0
  var y = 0
  /// How many glyphs further the one is that it is attached to; 0 for none.
  var attachment = 0
  var isCursive = false

  /// A scalar that has no glyph yet.
  init(_ scalar: UInt32, cluster: Int) {
    self.scalar = scalar
    self.cluster = cluster
    readCharacter()
  }

  /// Whether it joins the letters beside it and is not seen.
  var isJoiner: Bool { scalar == 0x200D && isIgnorable }
  /// Whether it parts the letters beside it and is not seen.
  var isNonJoiner: Bool { scalar == 0x200C && isIgnorable }
  /// Whether it is left out where the text is drawn.
  var isInvisible: Bool { isIgnorable && properties & Self.substituted == 0 }
  var isGlyphMark: Bool { properties & Self.mark != 0 }
  var isLigated: Bool { properties & Self.ligated != 0 }
  var isMultiplied: Bool { properties & Self.multiplied != 0 }

  /// The part of a ligature that a mark is on; 0 for the ligature itself and all others.
  var ligatureComponent: Int { isLigatureBase ? 0 : Int(component) }
  /// How many components a ligature has; 1 for what is none.
  var componentCount: Int {
    properties & Self.ligature != 0 && isLigatureBase ? Int(component) : 1
  }

  mutating func belong(to ligature: UInt8, component: Int) {
    (ligatureID, isLigatureBase, self.component) = (ligature, false, UInt8(component & 0x0F))
  }

  mutating func become(ligature: UInt8, ofComponents count: Int) {
    (ligatureID, isLigatureBase, component) = (ligature, true, UInt8(min(count, 15)))
  }

  /// Notes what Unicode says of the scalar.
  mutating func readCharacter() {
    (isMark, isNonSpacingMark, isFormat, continues) = (false, false, false, false)
    (isIgnorable, isHidden, order) = (false, false, 0)
    guard scalar >= 0x80, let character = Unicode.Scalar(scalar) else { return }
    let category = character.properties.generalCategory
    isNonSpacingMark = category == .nonspacingMark
    isFormat = category == .format
    isMark = isNonSpacingMark || category == .spacingMark || category == .enclosingMark
    continues = isMark
    isIgnorable = Self.isIgnorable(scalar)
    if isIgnorable {
      isHidden = 0x180B...0x180F ~= scalar || 0xE0020...0xE007F ~= scalar || scalar == 0x034F
    }
    if isMark { order = MarkOrder.order(of: character) }
  }

  /// Whether a scalar is not seen where a font has nothing special for it.
  private static func isIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x034F, 0x061C, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFF8, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}

/// The order in which marks on a letter are written.
enum MarkOrder {
  /// The order of a scalar: Unicode's, with that of Hebrew points, Arabic and Thai marks as their fonts expect it.
  static func order(of scalar: Unicode.Scalar) -> UInt8 {
    let order = scalar.properties.canonicalCombiningClass.rawValue
    return switch order {
    // From Unicode's order of points to the one of the SBL's Hebrew manual.
    case 10...26: hebrew[Int(order) - 10]
    // Shadda comes before the vowel.
    case 27...32: order + 1
    case 33: 27
    case 84, 91: 0
    case 103: 3
    case 130: 132
    case 132: 131
    default: order
    }
  }

  /// The order of the points whose classes are 10 to 26.
  private static let hebrew: [UInt8] = [
    22, 15, 16, 17, 23, 18, 19, 20, 21, 14, 24, 12, 25, 13, 10, 11, 26,
  ]
}
