// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
public import Foundation
public import WidgetViews

/// A color, which may depend on the traits of its context.
///
/// It is a system color, a color of an asset catalog, a fixed color, or the result of a function of
/// the traits. Its initializers are inherited by every subclass, as those of Objective-C are, so that
/// `Self(…)` makes one in an extension.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  private let mark = ForeignMark()

  /// The color in the type of the drawing engine.
  package let color: Color

  /// Creates a color from a SwiftUI color.
  public required init(_ color: Color) {
    self.color = color
  }

  /// Creates a color from sRGB components, from 0 to 1.
  public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates the color of a literal, which Xcode shows as a sample.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color from Display P3 components, from 0 to 1.
  public required convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  public required convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Creates a color from hue, saturation, brightness and alpha, from 0 to 1.
  public required convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a color from a Core Graphics color.
  public required convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Creates the color of an asset catalog; nil if no catalog has it.
  public required convenience init?(named name: String) {
    guard ProgramResources.current.colors[name] != nil else { return nil }
    self.init(Color(name))
  }

  /// Creates the color of an asset catalog; nil if no catalog has it.
  ///
  /// The bundle and the traits are ignored.
  public required convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates a color of an asset catalog from its generated symbol.
  public required convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }

  /// Creates a color of a pattern, which is clear here, as only single colors are drawn; this is reported.
  public required convenience init(patternImage: UIImage) {
    reportUnavailable("UIColor(patternImage:)", answer: "the color is clear")
    self.init(.clear)
  }

  /// Creates a color from a function of the traits, which is called for light and dark appearance,
  /// each with normal and high contrast.
  @preconcurrency public required convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    func color(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Color {
      var traits = UITraitCollection.Values()
      traits.userInterfaceStyle = style
      traits.accessibilityContrast = contrast
      return dynamicProvider(UITraitCollection(traits)).color
    }
    self.init(
      Color(
        light: color(.light, .normal), dark: color(.dark, .normal),
        lightIncreased: color(.light, .high), darkIncreased: color(.dark, .high)))
  }

  /// Creates a color of an archive; nil if its components are not there.
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    func part(_ name: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: name)) }
    self.init(
      red: part("UIRed"), green: part("UIGreen"), blue: part("UIBlue"), alpha: part("UIAlpha"))
  }

  /// Archives the components of the color with the current traits.
  open func encode(with coder: NSCoder) {
    let parts = parts(in: .current)
    coder.encode(Double(parts.red), forKey: "UIRed")
    coder.encode(Double(parts.green), forKey: "UIGreen")
    coder.encode(Double(parts.blue), forKey: "UIBlue")
    coder.encode(Double(parts.opacity), forKey: "UIAlpha")
  }

  /// Whether an archive of it is safe to read, which is so.
  public static var supportsSecureCoding: Bool { true }

  /// Returns the color with another alpha, from 0 to 1; the alpha of a dynamic color is multiplied
  /// instead.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    // The alpha replaces the color's own, which is known only of fixed colors.
    guard let parts = fixedParts else { return UIColor(color.opacity(alpha)) }
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Returns the fixed color for the given traits.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let parts = parts(in: traits)
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.opacity)
  }

  /// Returns the color itself, as colors are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both colors are equal in light and in dark appearance.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return color == other.color
      || UITraitCollection.lightAndDark.allSatisfy { parts(in: $0) == other.parts(in: $0) }
  }

  /// The hash value of the color in light appearance.
  open override var hash: Int { parts(in: UITraitCollection.lightAndDark[0]).hashValue }

  func parts(in traits: UITraitCollection) -> ResolvedColor {
    color.resolved(in: traits.appearance, catalog: ProgramResources.current.colors)
  }

  /// The components of a fixed color; nil for a dynamic one.
  private var fixedParts: ResolvedColor? {
    let parts = UITraitCollection.lightAndDark.map { self.parts(in: $0) }
    return parts[0] == parts[1] ? parts[0] : nil
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// The type of color literals, which the compiler finds by this name.
public typealias _ColorLiteralType = UIColor
