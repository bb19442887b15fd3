// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Color {
  /// The space in which the components of a color are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB with its transfer function, as in `#RRGGBB`.
    case sRGB
    /// Parts of light, with the primary colors of sRGB.
    case sRGBLinear
    /// The wider primary colors of Apple's displays.
    case displayP3
  }
}

/// The color of an asset catalog that Xcode makes a symbol of.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalog.
  public let name: String

  /// Creates a resource from the color's name in the catalog.
  public init(name: String) {
    self.name = name
  }
}

/// A color for each appearance.
struct ColorVariants: Hashable, Sendable {
  var light: Color
  var dark: Color
  var lightIncreased: Color
  var darkIncreased: Color

  func color(in appearance: ColorAppearance) -> Color {
    switch (appearance.colorScheme, appearance.contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreased
    case (.dark, .increased): darkIncreased
    }
  }
}

extension Color {
  /// The space in which two colors are mixed.
  public enum MixingSpace: Hashable, Sendable {
    /// The sRGB color space: equal steps are equal numbers.
    case device
    /// The Oklab color space: equal steps look equal.
    case perceptual
  }
}
