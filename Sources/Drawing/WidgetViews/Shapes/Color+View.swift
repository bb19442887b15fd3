// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Color: ShapeStyle {
  /// The color as a style.
  public var shapeStyle: ShapeStyleValue { .color(self) }
}

/// A color is a view that takes what it is offered.
extension Color: PrimitiveView {}

extension PrimitiveView where Self: ShapeStyle {
  /// Adds a rectangle of the style: what colors and gradients are as views.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.addShape(.rectangle, style: shapeStyle)
  }
}

extension ShapeStyle where Self == Color {
  /// Black in every appearance.
  public static var black: Color { Color.black }

  /// White in every appearance.
  public static var white: Color { Color.white }

  /// A color that is fully transparent.
  public static var clear: Color { Color.clear }

  /// The system's gray, resolved by the appearance at hand.
  public static var gray: Color { Color.gray }

  /// The system's red, resolved by the appearance at hand.
  public static var red: Color { Color.red }

  /// The system's orange, resolved by the appearance at hand.
  public static var orange: Color { Color.orange }

  /// The system's yellow, resolved by the appearance at hand.
  public static var yellow: Color { Color.yellow }

  /// The system's green, resolved by the appearance at hand.
  public static var green: Color { Color.green }

  /// The system's mint, resolved by the appearance at hand.
  public static var mint: Color { Color.mint }

  /// The system's teal, resolved by the appearance at hand.
  public static var teal: Color { Color.teal }

  /// The system's cyan, resolved by the appearance at hand.
  public static var cyan: Color { Color.cyan }

  /// The system's blue, resolved by the appearance at hand.
  public static var blue: Color { Color.blue }

  /// The system's indigo, resolved by the appearance at hand.
  public static var indigo: Color { Color.indigo }

  /// The system's purple, resolved by the appearance at hand.
  public static var purple: Color { Color.purple }

  /// The system's pink, resolved by the appearance at hand.
  public static var pink: Color { Color.pink }

  /// The system's brown, resolved by the appearance at hand.
  public static var brown: Color { Color.brown }
}
