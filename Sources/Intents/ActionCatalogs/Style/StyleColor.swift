// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetValues

/// A color of a style: one for each appearance.
package struct StyleColor: Hashable, Sendable {
  /// The names in addition to those of `SystemColor`, and what they name.
  private static let others = ["black": Color.black, "white": .white, "clear": .clear]

  /// Every name of a color.
  package static let names = SystemColor.allCases.map(\.rawValue) + others.keys.sorted()

  /// The color on a light background.
  package var light: Color

  /// The color on a dark background.
  package var dark: Color

  /// The same color in both appearances, which a color of the system has two values for.
  package init(_ color: Color) {
    (light, dark) = (color, color)
  }

  /// The color of a color set, which may depend on the appearance.
  package init(asset name: String) {
    self.init(Color(name))
    assetName = name
  }

  /// The name of the color set; nil if it is of none.
  package private(set) var assetName: String?

  /// The color in an appearance.
  package func color(in scheme: ColorScheme) -> Color { scheme == .dark ? dark : light }

  /// The color that a name of the system or hexadecimal digits spell; nil if they spell none.
  ///
  /// Digits are those of `#RRGGBB` or, with the opacity, `#RRGGBBAA`, in upper or lower case.
  package static func named(_ text: String) -> Color? {
    if let system = SystemColor(rawValue: text) { return Color(system: system) }
    if let other = others[text] { return other }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), [6, 8].contains(digits.utf8.count),
      digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.utf8.count == 6 ? value << 8 | 0xFF : value
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    return Color(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}
