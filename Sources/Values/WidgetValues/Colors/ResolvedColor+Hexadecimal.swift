// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ResolvedColor {
  /// The color as `#RRGGBB`, without its opacity.
  public var hexadecimal: String {
    let value = Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The part as a number from 0 to 255; parts below 0, above 1, and those that are not numbers, are the nearest of these.
  private static func byte(_ part: Double) -> Int {
    part >= 1 ? 255 : part > 0 ? Int((part * 255).rounded()) : 0
  }

  /// Creates a color of `0xRRGGBBAA`.
  package init(rgba: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}
