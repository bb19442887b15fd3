// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A length, with the part of the viewport that it may be written in.
struct SVGLength: Hashable {
  /// The number.
  var value: Double

  /// Whether it is in hundredths of the viewport; else it is in user units.
  var isPercentage: Bool

  /// Whether programs take the unit for another length, or none: those of a font, which an image has none of, and the rarest.
  var isAmbiguous = false

  /// Advice on what to write instead.
  static let advice = "a number without a unit"

  /// How many user units the other units are, by CSS; those of a font go by its initial size of 16.
  private static let units = [
    "": 1, "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "q": 2.4 / 2.54, "pt": 96.0 / 72,
    "pc": 16, "em": 16, "rem": 16, "ex": 8,
  ]

  /// Reads a length; nil if the text is none, or the number is not finite.
  init?(_ text: String) {
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number(), number.isFinite else { return nil }
    isPercentage = scanner.skip(UInt8(ascii: "%"))
    let name = isPercentage ? "" : scanner.word().lowercased()
    guard let unit = Self.units[name] else { return nil }
    isAmbiguous = ["em", "ex", "rem", "q"].contains(name)
    value = number * unit
    scanner.skipSpace()
    guard scanner.isAtEnd, value.isFinite else { return nil }
  }

  /// Creates a length in user units.
  init(_ value: Double) {
    self.value = value
    isPercentage = false
  }

  /// The length in user units, if the viewport has the given one.
  func resolved(of whole: Double) -> Double {
    isPercentage ? value / 100 * whole : value
  }
}

extension Double {
  /// Reads a part of 1, as a number or in hundredths, brought between 0 and 1; nil if the text is none.
  init?(svgPart text: String) {
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number() else { return nil }
    let value = scanner.skip(UInt8(ascii: "%")) ? number / 100 : number
    scanner.skipSpace()
    guard scanner.isAtEnd else { return nil }
    self = min(max(value, 0), 1)
  }
}
