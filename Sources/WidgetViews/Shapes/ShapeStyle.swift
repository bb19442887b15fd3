// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What shapes, texts and templates can be drawn with.
public protocol ShapeStyle: Sendable {
  /// The style, as far as the layout and the renderers know styles.
  var shapeStyle: ShapeStyleValue { get }
}

/// A style, as far as the layout and the renderers know styles.
public struct ShapeStyleValue: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case color(Color)
    case linearGradient(LinearGradient)
    /// A level of the style around the view: 0 is the style itself, the others are fainter.
    case level(Int)
    case tint
  }

  var kind: Kind

  static func color(_ color: Color) -> Self { Self(kind: .color(color)) }

  static func level(_ level: Int) -> Self { Self(kind: .level(level)) }

  static let tint = Self(kind: .tint)
}

/// The style around a view, or a fainter level of it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int

  fileprivate init(level: Int) {
    self.level = level
  }

  /// The level of the style around the view.
  public var shapeStyle: ShapeStyleValue { .level(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style around the view.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }

  /// A fainter style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }

  /// A still fainter style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }

  /// The faintest style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

/// The color of links and controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The tint.
  public var shapeStyle: ShapeStyleValue { .tint }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of links and controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
