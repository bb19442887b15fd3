// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// A color with sRGB components.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, from 0 to 1; never nil here.
  public let components: [CGFloat]?

  /// Creates a color from sRGB components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Creates a color from sRGB components, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The alpha component, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The number of components, with alpha: always 4 here.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// Returns whether the components are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Hashes the components of the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }

  /// The color space of the components: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Returns the color, as all colors have sRGB components here.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { self }
}

/// How colors are changed that another color space does not have.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As is usual for what is drawn.
  case defaultIntent
  /// Colors that are there stay as they are.
  case absoluteColorimetric
  /// Colors that are there stay as they are, relative to white.
  case relativeColorimetric
  /// All colors keep their relations.
  case perceptual
  /// All colors keep their saturation.
  case saturation
}
