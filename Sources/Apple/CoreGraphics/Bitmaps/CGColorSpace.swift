// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What the numbers of colors mean.
///
/// Pixels are those of sRGB here, whatever a program asks for.
public final class CGColorSpace: Hashable, Sendable {
  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Gray.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name.
  public let name: String?

  /// How many numbers a color has, without its opacity.
  public let numberOfComponents: Int

  /// Names a space; nil if it is not one of those above.
  public init?(name: String) {
    guard [Self.sRGB, Self.displayP3, Self.genericGrayGamma2_2].contains(name) else { return nil }
    self.name = name
    numberOfComponents = name == Self.genericGrayGamma2_2 ? 1 : 3
  }

  fileprivate init(_ name: String, numberOfComponents: Int) {
    self.name = name
    self.numberOfComponents = numberOfComponents
  }

  /// Whether the spaces are the same.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  /// Adds the name to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of a screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(CGColorSpace.sRGB, numberOfComponents: 3)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(CGColorSpace.genericGrayGamma2_2, numberOfComponents: 1)
}

/// Where a pixel has its opacity.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// It has none.
  case none
  /// After its colors, which are multiplied by it.
  case premultipliedLast
  /// Before its colors, which are multiplied by it.
  case premultipliedFirst
  /// After its colors.
  case last
  /// Before its colors.
  case first
  /// After its colors there is a number without a meaning.
  case noneSkipLast
  /// Before its colors there is a number without a meaning.
  case noneSkipFirst
  /// It is an opacity only.
  case alphaOnly
}

/// What the bits of a pixel are.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits with the place of the opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The lowest byte of a pixel comes first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The highest byte of a pixel comes first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  /// The bits.
  public let rawValue: UInt32
  /// Takes bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// How carefully images are stretched: the mean of all pixels is taken here.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As usual.
  case `default`
  /// Not at all.
  case none
  /// A little.
  case low
  /// Much.
  case high
  /// Between both.
  case medium
}

/// How lines end.
public enum CGLineCap: Int32, Sendable {
  /// At their last point.
  case butt
  /// Round.
  case round
  /// With half of a square.
  case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a corner.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// What is inside.
  case fill
  /// What is inside, by how often it is.
  case eoFill
  /// A line along it.
  case stroke
  /// Both.
  case fillStroke
  /// Both, by how often it is inside.
  case eoFillStroke
}

/// Which points are inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Those that it goes around.
  case winding
  /// Those that it goes around an odd number of times.
  case evenOdd
}

/// What is drawn before and after a gradient: the colors of its ends, always.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The first color.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

  /// The bits.
  public let rawValue: UInt32
  /// Takes bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
