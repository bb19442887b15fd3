// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A color, as a widget names it.
public struct Color: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
  }

  private var base: Base
  private var opacityFactor = 1.0

  /// Makes a color of its parts in sRGB, each from 0 to 1, which is the same in every appearance.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    base = .fixed(ResolvedColor(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Makes a gray in sRGB, from 0 for black to 1 for white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a color of the system's.
  public init(_ systemColor: SystemColor) {
    base = .system(systemColor)
  }

  /// The color, more transparent: its opacity is multiplied by the given one, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacityFactor *= opacity
    return color
  }

  /// The color as it is drawn in an appearance.
  package func resolved(in appearance: ColorAppearance) -> ResolvedColor {
    var color =
      switch base {
      case .fixed(let color): color
      case .system(let color): color.resolved(in: appearance)
      }
    color.opacity *= opacityFactor
    return color
  }
}

extension Color {
  /// No color: what is behind it shows unchanged.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black in every appearance.
  public static let black = Color(white: 0)
  /// White in every appearance.
  public static let white = Color(white: 1)
  /// Text of the first level.
  public static let primary = Color(.label)
  /// Text of the second level.
  public static let secondary = Color(.secondaryLabel)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The color of what can be tapped: blue, as long as an app names no other.
  public static let accentColor = Color(.systemBlue)
  /// The middle gray.
  public static let gray = Color(.systemGray)
  /// The tint red.
  public static let red = Color(.systemRed)
  /// The tint orange.
  public static let orange = Color(.systemOrange)
  /// The tint yellow.
  public static let yellow = Color(.systemYellow)
  /// The tint green.
  public static let green = Color(.systemGreen)
  /// The tint mint.
  public static let mint = Color(.systemMint)
  /// The tint teal.
  public static let teal = Color(.systemTeal)
  /// The tint cyan.
  public static let cyan = Color(.systemCyan)
  /// The tint blue.
  public static let blue = Color(.systemBlue)
  /// The tint indigo.
  public static let indigo = Color(.systemIndigo)
  /// The tint purple.
  public static let purple = Color(.systemPurple)
  /// The tint pink.
  public static let pink = Color(.systemPink)
  /// The tint brown.
  public static let brown = Color(.systemBrown)
}
