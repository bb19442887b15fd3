// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
public import Foundation
public import UIKit

/// A color of Core Image.
open class CIColor: NSObject, @unchecked Sendable {
  /// The part of red.
  public let red: CGFloat
  /// The part of green.
  public let green: CGFloat
  /// The part of blue.
  public let blue: CGFloat
  /// How opaque it is.
  public let alpha: CGFloat

  /// Creates a color of its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates an opaque color of its parts.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// The color as Core Graphics has it.
  var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a color of one of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// Black, with an alpha of 1.
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White, with an alpha of 1.
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// A color that is wholly transparent.
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  /// Red, with an alpha of 1.
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green, with an alpha of 1.
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue, with an alpha of 1.
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Gray, with 0.5 of red, green and blue and an alpha of 1.
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Yellow, which is red and green, with an alpha of 1.
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Cyan, which is green and blue, with an alpha of 1.
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Magenta, which is red and blue, with an alpha of 1.
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }

  /// The parts of red, green, blue and opacity.
  public var components: [CGFloat] { [red, green, blue, alpha] }
  /// How many parts there are.
  public var numberOfComponents: Int { 4 }

  /// Creates a color of its parts in a color space, which become those of sRGB, as no other one is kept; never nil here.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
  ) {
    guard let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha]) else {
      return nil
    }
    self.init(cgColor: color)
  }

  /// Creates an opaque color of its parts in a color space, which become those of sRGB, as no other one is kept; never nil here.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace
  ) { self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace) }

  /// Creates a color of its parts as text, such as `0.5 0 1 1`; a part that is not there is 0, and without opacity it is opaque.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func part(_ index: Int, or other: CGFloat) -> CGFloat {
      parts.indices.contains(index) ? parts[index] : other
    }
    self.init(
      red: part(0, or: 0), green: part(1, or: 0), blue: part(2, or: 0), alpha: part(3, or: 1))
  }

  /// The parts as text, such as `0.5 0 1 1`.
  public var stringRepresentation: String {
    components.map { part in
      part == part.rounded() ? "\(Int(part))" : "\(part)"
    }.joined(separator: " ")
  }

  /// The color space of the parts: sRGB.
  public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }

  /// Creates a color of one of UIKit.
  public convenience init(color: UIColor) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
  }
}

extension UIColor {
  /// Creates a color from one of Core Image.
  public convenience init(ciColor: CIColor) {
    self.init(cgColor: ciColor.cgColor)
  }

  /// The color as one of Core Image, with the current traits.
  public var ciColor: CIColor { CIColor(color: self) }
}
