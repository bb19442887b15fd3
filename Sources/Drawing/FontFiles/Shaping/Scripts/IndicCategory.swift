// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a scalar is in a syllable of Devanagari.
enum IndicCategory: UInt8 {
  case other, consonant, ra, vowel, nukta, halant, nonJoiner, joiner, matra
  /// A sign over or behind the syllable, such as the anusvara.
  case sign
  case accent, placeholder, dottedCircle, symbol
  /// A letter that is followed by another one under it.
  case withStacker

  /// The category of a scalar.
  init(_ scalar: UInt32) {
    self =
      switch scalar {
      case 0x0930: .ra
      case 0x0915...0x0939, 0x0958...0x095F, 0x0978...0x097F: .consonant
      case 0x0904...0x0914, 0x0960...0x0961, 0x0972...0x0977: .vowel
      case 0x093C: .nukta
      case 0x094D: .halant
      case 0x200C: .nonJoiner
      case 0x200D: .joiner
      case 0x093A, 0x093B, 0x093E...0x094C, 0x094E, 0x094F, 0x0955...0x0957, 0x0962, 0x0963: .matra
      case 0x0900...0x0903, 0x0953, 0x0954: .sign
      case 0x0951, 0x0952, 0x1CD0...0x1CD2, 0x1CD4...0x1CE1, 0x1CF4, 0xA8E0...0xA8F1, 0x20F0:
        .accent
      case 0x093D: .symbol
      case 0x25CC: .dottedCircle
      case 0x0966...0x096F, 0x2D, 0xA0, 0xD7, 0x2010...0x2014, 0x2022, 0x25FB...0x25FE: .placeholder
      default: .other
      }
  }

  /// Whether a syllable can be built on it.
  var isConsonant: Bool {
    switch self {
    case .consonant, .ra, .vowel, .placeholder, .dottedCircle, .withStacker: true
    default: false
    }
  }

  var isJoiner: Bool { self == .joiner || self == .nonJoiner }
}

/// Where a glyph is in its syllable, in the order in which they are written.
enum IndicPosition {
  static let reph: UInt8 = 1
  static let matraBefore: UInt8 = 2
  static let consonantBefore: UInt8 = 3
  static let base: UInt8 = 4
  static let below: UInt8 = 8
  static let afterBelow: UInt8 = 9
  static let post: UInt8 = 11
  static let sign: UInt8 = 13
  static let end: UInt8 = 14

  /// Where what is of a category is before the font was asked.
  static func position(of scalar: UInt32, _ category: IndicCategory) -> UInt8 {
    switch category {
    case .consonant, .ra, .vowel, .placeholder, .dottedCircle, .withStacker: base
    case .matra: scalar == 0x093F || scalar == 0x094E ? matraBefore : afterBelow
    case .sign, .accent, .symbol: sign
    default: end
    }
  }
}

extension ShapingGlyph {
  /// What it is in a syllable.
  var indic: IndicCategory {
    get { IndicCategory(rawValue: category) ?? .other }
    set { category = newValue.rawValue }
  }

  /// Whether it still is of a category, and no ligature.
  func isStill(_ categories: IndicCategory...) -> Bool { !isLigated && categories.contains(indic) }

  /// Whether it still is what a syllable can be built on.
  var isStillConsonant: Bool { !isLigated && indic.isConsonant }
}
