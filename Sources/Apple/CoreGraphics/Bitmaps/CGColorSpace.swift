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
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the gray color space with gamma 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name of the color space; nil if it has none.
  public let name: String?

  /// The number of color components, without alpha: 1 for gray, otherwise 3.
  public let numberOfComponents: Int

  /// Creates a color space by name; nil unless it is one of the names above.
  public init?(name: String) {
    let names = [
      Self.sRGB, Self.displayP3, Self.linearSRGB, Self.extendedSRGB, Self.extendedLinearSRGB,
      Self.genericGrayGamma2_2,
    ]
    guard names.contains(name) else { return nil }
    self.name = name
    numberOfComponents = name == Self.genericGrayGamma2_2 ? 1 : 3
  }

  fileprivate init(_ name: String, numberOfComponents: Int) {
    self.name = name
    self.numberOfComponents = numberOfComponents
  }

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

/// The position of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha component.
  case none
  /// Alpha is last, and the colors are premultiplied by it.
  case premultipliedLast
  /// Alpha is first, and the colors are premultiplied by it.
  case premultipliedFirst
  /// Alpha is last; colors are not premultiplied.
  case last
  /// Alpha is first; colors are not premultiplied.
  case first
  /// The last component is not used.
  case noneSkipLast
  /// The first component is not used.
  case noneSkipFirst
  /// There is an alpha component only.
  case alphaOnly
}

/// The layout of a bitmap's pixels: the byte order and the position of alpha.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits that hold a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Pixels of 32 bits in little-endian order.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels of 32 bits in big-endian order.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  /// The raw bits of the layout.
  public let rawValue: UInt32
  /// Creates a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place of alpha; nil for bits that are none.
  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue)
  }

  /// Whether alpha, or a component that is not used, comes before the colors.
  var isAlphaFirst: Bool {
    alphaInfo == .premultipliedFirst || alphaInfo == .first || alphaInfo == .noneSkipFirst
  }
}

/// The quality of scaled images; it has no effect, as pixels are always averaged here.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default quality of the context.
  case `default`
  /// No interpolation between pixels.
  case none
  /// A low quality, which is fast.
  case low
  /// A high quality, which is slow.
  case high
  /// A quality between low and high.
  case medium
}

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// The line ends squarely at its end point.
  case butt
  /// The line ends in a half circle around its end point.
  case round
  /// The line ends squarely, half of its width after its end point.
  case square
}

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges meet in a sharp corner.
  case miter
  /// The corner is round.
  case round
  /// The corner is cut off.
  case bevel
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the winding rule.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// A line along the path.
  case stroke
  /// The inside by the winding rule, and a line along the path.
  case fillStroke
  /// The inside by the even-odd rule, and a line along the path.
  case eoFillStroke
}

/// The rule that decides which points are inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points around which the path winds at least once, counted by direction.
  case winding
  /// Points around which the path goes an odd number of times.
  case evenOdd
}

/// Whether a gradient goes on beyond its ends; it always does here.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The first color is drawn before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color is drawn after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

  /// The raw bits of the option set.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
