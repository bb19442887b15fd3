// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation
import WidgetValues

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

  /// Creates a color from its components in a color space, behind which is alpha; what is outside of sRGB becomes the nearest part of it.
  ///
  /// - Parameters:
  ///   - space: The color space.
  ///   - components: As many numbers from 0 to 1 as the color space has components, and alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    guard count == 3 else {
      self.init(gray: components[0], alpha: components[count])
      return
    }
    let known: Color.RGBColorSpace =
      switch space.name {
      case CGColorSpace.displayP3: .displayP3
      case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB: .sRGBLinear
      default: .sRGB
      }
    let color = ResolvedColor(
      known, red: Double(components[0]), green: Double(components[1]), blue: Double(components[2]))
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: components[count])
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
