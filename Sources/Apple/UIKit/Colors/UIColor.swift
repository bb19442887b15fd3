// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreGraphics
public import Foundation
public import WidgetViews

/// A color, which may differ with light and dark.
///
/// It is one of the system's, one of an asset catalog, one of its parts, or what a function makes of the traits.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The color as views have it.
  package let color: Color

  /// Makes a color of SwiftUI's.
  public init(_ color: Color) {
    self.color = color
  }

  /// Makes a color of sRGB, its parts from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a color of Display P3, its parts from 0 to 1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Makes a color of its hue, saturation and brightness, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Makes a color of CoreGraphics'.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The color of an asset catalog; nil if no catalog has it.
  public convenience init?(named name: String) {
    guard ProgramResources.current.colors[name] != nil else { return nil }
    self.init(Color(name))
  }

  /// The color of an asset catalog; nil if no catalog has it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// The color of an asset catalog that Xcode makes a symbol of.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }

  /// Makes a color by a function of the traits, which is asked for light and dark, with and without more contrast.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
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

  /// The same color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    // The opacity takes the place of the color's own, which only a color that is the same everywhere tells.
    guard let parts = fixedParts else { return UIColor(color.opacity(alpha)) }
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// The color where the traits are these.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let parts = parts(in: traits)
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.opacity)
  }

  /// A color is not changed: a copy is the color.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both are the same in light and in dark.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return color == other.color
      || UITraitCollection.lightAndDark.allSatisfy { parts(in: $0) == other.parts(in: $0) }
  }

  /// A hash of the color in light.
  open override var hash: Int { parts(in: UITraitCollection.lightAndDark[0]).hashValue }

  func parts(in traits: UITraitCollection) -> ResolvedColor {
    color.resolved(in: traits.appearance, catalog: ProgramResources.current.colors)
  }

  /// The parts of a color that is the same everywhere; nil for one that is not.
  private var fixedParts: ResolvedColor? {
    let parts = UITraitCollection.lightAndDark.map { self.parts(in: $0) }
    return parts[0] == parts[1] ? parts[0] : nil
  }
}
