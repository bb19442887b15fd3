// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetValues

extension ResolvedColor {
  /// Whether a text is a color that not every program takes for the same: numbers beside percentages in `rgb()`.
  static func isAmbiguous(svg text: String) -> Bool {
    guard text.lowercased().hasPrefix("rgb"), text.contains("%") else { return false }
    return text.utf8.filter { $0 == UInt8(ascii: "%") }.count < 3
      || text.contains("/") || text.split(separator: ",").count == 4
  }

  /// Reads a color as CSS spells it: by name, as `#rgb` or `#rrggbb` with or without opacity, as `rgb()`; nil if the
  /// text is none.
  package init?(svg text: String) {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else if text.hasPrefix("rgb") {
      self.init(function: text)
    } else if text.hasPrefix("hsl") {
      self.init(hue: text)
    } else if text == "transparent" {
      self = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
    } else {
      guard let value = SVGColorNames.values[text] else { return nil }
      self.init(value)
    }
  }

  /// Creates a color from the number of `#rrggbb`.
  private init(_ value: UInt32) {
    self.init(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }

  private init?(hexadecimal digits: Substring) {
    guard [3, 4, 6, 8].contains(digits.utf8.count), digits.first != "+", digits.first != "-",
      let value = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 3: self.init(Self.doubled(value, digitCount: 3))
    case 4:
      self.init(Self.doubled(value >> 4, digitCount: 3))
      opacity = Double(value & 0xF) / 15
    case 6: self.init(value)
    default:
      self.init(value >> 8)
      opacity = Double(value & 0xFF) / 255
    }
  }

  /// The number whose digits each come twice.
  private static func doubled(_ value: UInt32, digitCount: UInt32) -> UInt32 {
    (0..<digitCount).reduce(0) { $0 | (value >> (4 * $1) & 0xF) * 0x11 << (8 * $1) }
  }

  /// Reads `hsl(…)` and `hsla(…)`.
  private init?(hue text: String) {
    var scanner = SVGScanner(text)
    guard ["hsl", "hsla"].contains(scanner.word()), scanner.skip(UInt8(ascii: "(")) else {
      return nil
    }
    scanner.skipSpace()
    guard let hue = scanner.number(), hue.isFinite, ["", "deg"].contains(scanner.word()) else {
      return nil
    }
    var parts: [Double] = []
    scanner.skipSeparator()
    while !scanner.skip(UInt8(ascii: ")")) {
      guard parts.count < 3, let number = scanner.number(), number.isFinite else { return nil }
      let isPercentage = scanner.skip(UInt8(ascii: "%"))
      guard isPercentage || parts.count == 2 else { return nil }
      parts.append(min(max(number / (isPercentage ? 100 : 1), 0), 1))
      scanner.skipSeparator()
      if parts.count == 2, scanner.skip(UInt8(ascii: "/")) { scanner.skipSpace() }
    }
    scanner.skipSpace()
    guard parts.count >= 2, scanner.isAtEnd else { return nil }
    let amplitude = parts[0] * min(parts[1], 1 - parts[1])
    func channel(_ offset: Double) -> Double {
      let turned = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let place = turned < 0 ? turned + 12 : turned
      return parts[1] - amplitude * max(-1, min(place - 3, 9 - place, 1))
    }
    self.init(
      red: channel(0), green: channel(8), blue: channel(4),
      opacity: parts.count == 3 ? parts[2] : 1)
  }

  /// Reads `rgb(…)` and `rgba(…)` with commas or, as newer files have it, with spaces and a slash.
  private init?(function text: String) {
    var scanner = SVGScanner(text)
    guard ["rgb", "rgba"].contains(scanner.word()), scanner.skip(UInt8(ascii: "(")) else {
      return nil
    }
    var parts: [Double] = []
    var percentages: [Bool] = []
    scanner.skipSpace()
    while !scanner.skip(UInt8(ascii: ")")) {
      guard parts.count < 4, let number = scanner.number(), number.isFinite else { return nil }
      let isPercentage = scanner.skip(UInt8(ascii: "%"))
      percentages.append(isPercentage)
      let whole = isPercentage ? 100.0 : parts.count == 3 ? 1 : 255
      parts.append(min(max(number / whole, 0), 1))
      scanner.skipSeparator()
      if parts.count == 3, scanner.skip(UInt8(ascii: "/")) { scanner.skipSpace() }
    }
    scanner.skipSpace()
    guard parts.count >= 3, scanner.isAtEnd else { return nil }
    // Between commas, numbers and percentages do not go together.
    guard !text.contains(",") || Set(percentages.prefix(3)).count == 1 else { return nil }
    self.init(
      red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count == 4 ? parts[3] : 1)
  }
}
