// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How wide the characters of a font are, in em.
///
/// Apple's fonts may not be shipped, so the characters of ASCII have the advances that explain published widths, and other Latin, Greek
/// and Cyrillic letters those of Inter, times a factor that brings their sum to San Francisco's. Other characters follow their width in
/// East Asian fonts.
package struct FontAdvances {
  /// The factor from the sum of Inter's advances to San Francisco's: measured in Regular.
  static let regularFactor = 0.996
  /// Measured in Bold; the weights between, which are not measured, take what is between.
  static let boldFactor = 1.026
  /// The factor by which digits of the rounded design are narrower.
  ///
  /// From the "18" in semibold at 30 points that is 34 points wide in pictures of a simulator. The design's other characters count as
  /// wide as the usual ones.
  static let roundedDigitFactor = 0.945
  /// A syllable of Hangul in fonts like Apple's.
  static let hangulAdvance = 0.92
  /// Half-width katakana, and ambiguous characters outside of East Asian text.
  static let halfAdvance = 0.5
  /// An emoji; what is reported of Apple's is between 1.17 and 1.25.
  package static let emojiAdvance = 1.2
  /// A character of a script that neither the table nor ``MeasuringFont`` has, such as Bengali: about the mean of letters.
  static let otherAdvance = 0.55

  /// Whether ambiguous characters are squares.
  private let isEastAsian: Bool
  /// Whether digits are as wide as a 0.
  private let isMonospacedDigit: Bool
  /// How far the font is on the way from Regular to Bold; more than 1 for what is bolder.
  let boldness: Double
  /// The size of a unit of the table, in em.
  private let unit: Double
  /// The size of a unit of the table of ASCII, in em.
  private let asciiUnit: Double
  /// The factor of digits.
  private let digitFactor: Double
  /// What is added to digits and the points between them, in em.
  private let digitWidening: Double
  /// Whether pairs of characters come closer to each other, and digits also.
  private let kerns: (characters: Bool, digits: Bool)
  /// The advance of every letter; nil if they differ.
  private let fixedAdvance: Double?
  /// The font of a file; nil for the system's.
  let file: WidgetFont?

  /// The advance of SF Mono: 1266 of 2048 units.
  static let monospacedAdvance = 1266.0 / 2048

  /// The advances of a font in the text of a language.
  ///
  /// What is lighter than Regular counts as Regular.
  ///
  /// Serif and rounded letters are as wide as San Francisco's, and narrow or wide ones a part narrower or wider; both assumed.
  init(of font: ResolvedFont, isEastAsian: Bool, file: WidgetFont? = nil) {
    self.isEastAsian = isEastAsian
    self.file = file
    fixedAdvance = font.design == .monospaced && file == nil ? Self.monospacedAdvance : nil
    isMonospacedDigit = font.isMonospacedDigit
    let regular = Double(FontWeight.regular.rawValue)
    let bold = Double(FontWeight.bold.rawValue)
    boldness = max(0, (Double(font.weight.rawValue) - regular) / (bold - regular))
    let factor = Self.regularFactor + (Self.boldFactor - Self.regularFactor) * min(boldness, 1)
    unit = factor * (1 + font.width.value) / FontMetrics.unitsPerEm
    asciiUnit = (1 + font.width.value) / FontMetrics.asciiUnitsPerEm
    digitFactor = font.design == .rounded ? Self.roundedDigitFactor : 1
    digitWidening =
      font.design == .default && file == nil ? FontMetrics.digitWidening(at: font.size) : 0
    let isSystem = file == nil && font.design != .monospaced
    kerns = (isSystem, isSystem && !font.isMonospacedDigit)
  }

  /// The distance between two characters of ASCII in addition to their advances, in em.
  func kerning(_ first: UInt8, _ second: UInt8) -> Double {
    guard kerns.characters else { return 0 }
    let isDigit = 0x30...0x39 ~= first || 0x30...0x39 ~= second
    return isDigit && !kerns.digits ? 0 : FontKerning.system.distance(first, second)
  }

  /// The advance of a printable character of ASCII.
  func advance(ofASCII byte: UInt8) -> Double {
    let byte = isMonospacedDigit && 0x30...0x39 ~= byte ? 0x30 : byte
    if let fixedAdvance { return fixedAdvance }
    if let file, let advance = file.advance(of: Unicode.Scalar(byte)) { return advance }
    let packed = FontMetrics.asciiAdvances[Int(byte) - 0x20]
    let regular = Double(packed & 0xFFFF)
    let advance = (regular + (Double(packed >> 16) - regular) * boldness) * asciiUnit
    return switch byte {
    case 0x30...0x39: advance * digitFactor + digitWidening
    // '.', ',' and ':'.
    case 0x2E, 0x2C, 0x3A: advance + digitWidening
    default: advance
    }
  }

  /// The advance of a scalar that is alone, and whether the font's tracking is added to it.
  ///
  /// San Francisco comes first if it has a character, also in East Asian text: `…` is as wide in Japanese as it is in
  /// English.
  func advance(of scalar: Unicode.Scalar, _ width: CharacterTraits.Width) -> (
    em: Double, isTracked: Bool
  ) {
    if scalar.isASCII {
      return 0x20...0x7E ~= scalar.value
        ? (advance(ofASCII: UInt8(scalar.value)), true) : (0, false)
    }
    if width != .zero, let file, let advance = file.advance(of: scalar) { return (advance, true) }
    switch width {
    case .zero: return (0, false)
    case .wide: return (1, false)
    case .hangul: return (Self.hangulAdvance, false)
    case .emoji: return (Self.emojiAdvance, false)
    case .half, .ambiguous, .other: break
    }
    if let index = Self.index(of: scalar.value) {
      if let fixedAdvance { return (fixedAdvance, true) }
      if Self.latinLetters.contains(scalar.value) || Self.moreLatinLetters.contains(scalar.value),
        let letter = Self.plainLetters[FontMetrics.advances[index]]
      {
        return (advance(ofASCII: letter), true)
      }
      return (advance(at: index), true)
    }
    return switch width {
    case .half: (Self.halfAdvance, false)
    case .ambiguous: (isEastAsian ? 1 : Self.halfAdvance, false)
    default: (Self.otherAdvance, true)
    }
  }

  /// Letters with marks and others in Latin.
  private static let latinLetters: ClosedRange<UInt32> = 0xC0...0x24F
  private static let moreLatinLetters: ClosedRange<UInt32> = 0x1E00...0x1EFF

  /// The letters of ASCII by their advances in the table: one with marks is as wide as its letter.
  private static let plainLetters: [UInt32: UInt8] = {
    var letters: [UInt32: UInt8] = [:]
    for byte in [UInt8](0x41...0x5A) + [UInt8](0x61...0x7A) {
      let packed = FontMetrics.advances[Int(byte) - 0x20]
      if letters[packed] == nil { letters[packed] = byte }
    }
    return letters
  }()

  private func advance(at index: Int) -> Double {
    let packed = FontMetrics.advances[index]
    let regular = Double(packed & 0xFFFF)
    return (regular + (Double(packed >> 16) - regular) * boldness) * unit
  }

  /// The place of a code point in the table; nil if it is not there.
  private static func index(of code: UInt32) -> Int? {
    var low = 0
    var high = FontMetrics.ranges.count
    while low < high {
      let middle = (low + high) / 2
      if FontMetrics.ranges[middle].last < code { low = middle + 1 } else { high = middle }
    }
    guard low < FontMetrics.ranges.count, FontMetrics.ranges[low].first <= code else { return nil }
    return FontMetrics.ranges[low].index + Int(code - FontMetrics.ranges[low].first)
  }
}
