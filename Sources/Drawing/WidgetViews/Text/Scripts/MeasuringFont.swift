// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles

/// What texts in a script are measured with: the advances of a font in regular and bold, and how its letters are joined.
///
/// It has no outlines.
struct MeasuringFont: Sendable {
  let script: ShapingScript
  private let regular: FontFile
  private let bold: FontFile

  /// The font for a script; nil if there is none.
  static func of(_ script: ShapingScript) -> MeasuringFont? {
    switch script {
    case .arabic: arabic
    case .hebrew: hebrew
    case .devanagari: devanagari
    case .thai: thai
    case .simple, .common, .inherited, .unknown, .emoji: nil
    }
  }

  private static let arabic = MeasuringFont(.arabic, arabicFont)
  private static let hebrew = MeasuringFont(.hebrew, hebrewFont)
  private static let devanagari = MeasuringFont(.devanagari, devanagariFont)
  private static let thai = MeasuringFont(.thai, thaiFont)

  /// Reads a collection of two fonts, in base 64.
  private init?(_ script: ShapingScript, _ text: StaticString) {
    let bytes = Self.bytes(of: text)
    guard let regular = try? FontFile(bytes: bytes, index: 0, isDrawn: false),
      let bold = try? FontFile(bytes: bytes, index: 1, isDrawn: false)
    else { return nil }
    self.script = script
    self.regular = regular
    self.bold = bold
  }

  /// The advances of characters that are shaped together, in em; nil if the font lacks one.
  ///
  /// - Parameters:
  ///   - characters: The characters, in the order in which they are read.
  ///   - boldness: How far the font is on the way from Regular to Bold.
  /// - Returns: An advance for each character, of which those that are drawn with another one have 0.
  func advances(of characters: [Character], boldness: Double) -> [Double]? {
    let hasAll = characters.allSatisfy { character in
      character.unicodeScalars.allSatisfy {
        regular.glyph(for: $0) != nil || regular.hasDecomposition(of: $0)
          || $0.properties.isDefaultIgnorableCodePoint
      }
    }
    guard hasAll else { return nil }
    let em = Double(regular.unitsPerEm)
    let light = regular.advances(of: characters, script).map { Double($0) / em }
    // No more than bold: the fonts for these scripts end there.
    let part = min(boldness, 1)
    guard part > 0 else { return light }
    return zip(light, bold.advances(of: characters, script)).map { light, heavy in
      light + (Double(heavy) / em - light) * part
    }
  }

  private static func bytes(of text: StaticString) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8CodeUnitCount * 3 / 4)
    var (value, count): (UInt32, Int) = (0, 0)
    text.withUTF8Buffer { buffer in
      for byte in buffer {
        let digit: UInt8
        switch byte {
        case 0x41...0x5A: digit = byte - 0x41
        case 0x61...0x7A: digit = byte - 0x61 + 26
        case 0x30...0x39: digit = byte - 0x30 + 52
        case 0x2B: digit = 62
        case 0x2F: digit = 63
        default: continue
        }
        value = value << 6 | UInt32(digit)
        count += 1
        if count == 4 {
          bytes += [UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
          (value, count) = (0, 0)
        }
      }
    }
    return bytes
  }
}
