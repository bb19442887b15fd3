// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A color space, which gives the components of colors their meaning.
///
/// Pixels are always sRGB here, whatever color space a program requests.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the sRGB color space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the Display P3 color space.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the sRGB color space without gamma.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of the sRGB color space whose components may be outside 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the sRGB color space without gamma whose components may be outside 0 to 1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of the Display P3 color space whose components may be outside 0 to 1.
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// The name of the Display P3 color space without gamma.
  public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
  /// The name of the Display P3 color space without gamma whose components may be outside 0 to 1.
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  /// The name of the gray color space without gamma.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// The name of the gray color space whose component may be outside 0 to 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// The name of the gray color space without gamma whose component may be outside 0 to 1.
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
  /// The name of the color space of a print's inks.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the gray color space with gamma 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name of the color space; nil if it has none.
  public let name: String?

  /// The number of color components, without alpha: 1 for gray, 4 for inks, otherwise 3.
  public let numberOfComponents: Int

  /// Creates a color space by name; nil unless it is one of the names above.
  public init?(name: String) {
    guard let count = Self.componentCounts[name] else { return nil }
    self.name = name
    numberOfComponents = count
  }

  /// How many components the color spaces have that have names here.
  private static let componentCounts = [
    sRGB: 3, displayP3: 3, linearSRGB: 3, extendedSRGB: 3, extendedLinearSRGB: 3,
    extendedDisplayP3: 3, linearDisplayP3: 3, extendedLinearDisplayP3: 3, genericGrayGamma2_2: 1,
    linearGray: 1, extendedGray: 1, extendedLinearGray: 1, genericCMYK: 4,
  ]

  fileprivate init(_ name: String, numberOfComponents: Int) {
    self.name = name
    self.numberOfComponents = numberOfComponents
  }

  /// What the components are.
  public var model: CGColorSpaceModel {
    switch numberOfComponents {
    case 1: .monochrome
    case 4: .cmyk
    default: .rgb
    }
  }

  /// Whether the color space has colors that sRGB lacks.
  public var isWideGamutRGB: Bool { isDisplayP3 }

  /// Whether pixels can have the color space, which is so of gray, red, green and blue.
  public var supportsOutput: Bool { numberOfComponents < 4 }

  /// Whether the primary colors are those of Display P3.
  var isDisplayP3: Bool { name?.hasSuffix("DisplayP3") ?? false }

  /// Whether the components are parts of light.
  var isLinear: Bool { name?.contains("Linear") ?? false }

  /// Returns whether both are the same color space.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Hashes the name of the color space.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the RGB color space of the device: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(CGColorSpace.sRGB, numberOfComponents: 3)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the gray color space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(CGColorSpace.genericGrayGamma2_2, numberOfComponents: 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the color space of the inks of a print.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(CGColorSpace.genericCMYK, numberOfComponents: 4)
}

/// What the components of a color space are.
public enum CGColorSpaceModel: Int32, Sendable {
  /// The meaning of the components is not known.
  case unknown = -1
  /// The only component is gray.
  case monochrome
  /// The components are red, green and blue.
  case rgb
  /// The components are cyan, magenta, yellow and black.
  case cmyk
  /// Lightness and two axes of opposite colors.
  case lab
  /// Each component is an ink of its own.
  case deviceN
  /// Each color is a number in a table.
  case indexed
  /// The components are patterns in place of colors.
  case pattern
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The components are those of human vision.
  case XYZ
}
