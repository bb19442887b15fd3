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
    let parts = (0..<count).map { space.isLinear ? components[$0].encoded : components[$0] }
    switch count {
    case 1:
      self.init(gray: parts[0], alpha: components[count])
      return
    case 4:
      self.init(
        genericCMYKCyan: parts[0], magenta: parts[1], yellow: parts[2], black: parts[3],
        alpha: components[count])
      return
    default: break
    }
    let color = ResolvedColor(
      space.isDisplayP3 ? .displayP3 : .sRGB, red: Double(parts[0]), green: Double(parts[1]),
      blue: Double(parts[2]))
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: components[count])
  }

  /// Creates a color from the inks of a print, from 0 to 1, as they would be without the profile of a press.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  /// Creates a gray with gamma 2.2, from 0 (black) to 1 (white).
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Black, with an alpha of 1.
  public class var black: CGColor { CGColor(gray: 0, alpha: 1) }
  /// White, with an alpha of 1.
  public class var white: CGColor { CGColor(gray: 1, alpha: 1) }
  /// Black, with an alpha of 0.
  public class var clear: CGColor { CGColor(gray: 0, alpha: 0) }

  /// Returns the color itself, which cannot be changed; never nil here.
  public func copy() -> CGColor? { self }

  /// Returns the color with another alpha, from 0 to 1; never nil here.
  public func copy(alpha: CGFloat) -> CGColor? {
    let parts = components ?? [0, 0, 0, 1]
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
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

extension CGFloat {
  /// A part of light with the transfer function of sRGB, which Display P3 has as well.
  fileprivate var encoded: CGFloat {
    let length = magnitude
    let encoded = length <= 0.003_130_8 ? length * 12.92 : 1.055 * pow(length, 1 / 2.4) - 0.055
    return self < 0 ? -encoded : encoded
  }
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
