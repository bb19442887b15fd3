// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The style around a view, or a fainter level of it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The style around the view.
  public static let primary = HierarchicalShapeStyle(level: 0)

  /// A fainter style.
  public static let secondary = HierarchicalShapeStyle(level: 1)

  /// A still fainter style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)

  /// A very faint style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The faintest style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  private let level: Int

  fileprivate init(level: Int) {
    self.level = level
  }

  /// The level of the style around the view.
  public var shapeStyle: ShapeStyleValue { .level(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style around the view.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }

  /// A fainter style.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }

  /// A still fainter style.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }

  /// A very faint style.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }

  /// The faintest style.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// The style around a view.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Names the style around a view.
  public init() {}

  /// The style around the view.
  public var shapeStyle: ShapeStyleValue { .level(0) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style around the view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The color of links and controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Names the color of links and controls.
  public init() {}

  /// The tint.
  public var shapeStyle: ShapeStyleValue { .tint }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of links and controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// Colors that the system has for a purpose, in levels.
public struct SystemStyle: ShapeStyle, Hashable {
  /// The colors of the levels, the strongest first.
  let levels: [SystemColor]

  /// The colors.
  public var shapeStyle: ShapeStyleValue { ShapeStyleValue(kind: .system(self)) }
}

extension ShapeStyle where Self == SystemStyle {
  /// What shapes are filled with, over the ground; its levels are for larger and larger shapes.
  public static var fill: SystemStyle {
    SystemStyle(levels: [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ])
  }

  /// The ground; its levels are for content that is on it.
  public static var background: SystemStyle {
    SystemStyle(levels: [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ])
  }

  /// The ground of a window.
  public static var windowBackground: SystemStyle { SystemStyle(levels: [.systemBackground]) }

  /// Lines between content.
  public static var separator: SystemStyle { SystemStyle(levels: [.separator]) }

  /// Text that stands if a person has entered none yet.
  public static var placeholder: SystemStyle { SystemStyle(levels: [.placeholderText]) }

  /// Links in text.
  public static var link: SystemStyle { SystemStyle(levels: [.link]) }
}

/// A ground through which what is behind shows blurred.
///
/// Nothing is blurred here: a color that is more or less opaque stands for it, which is reported.
public struct Material: ShapeStyle, Hashable {
  /// The most transparent.
  public static let ultraThin = Material(thickness: 0)

  /// A transparent one.
  public static let thin = Material(thickness: 1)

  /// The usual one.
  public static let regular = Material(thickness: 2)

  /// A hardly transparent one.
  public static let thick = Material(thickness: 3)

  /// The least transparent.
  public static let ultraThick = Material(thickness: 4)

  /// That of bars at the edges of a screen.
  public static let bar = Material(thickness: 3)

  /// An index in ``LayoutSettings/materialOpacities``.
  let thickness: Int

  /// The material.
  public var shapeStyle: ShapeStyleValue { ShapeStyleValue(kind: .material(self)) }
}

extension ShapeStyle where Self == Material {
  /// The most transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }

  /// A transparent material.
  public static var thinMaterial: Material { .thin }

  /// The usual material.
  public static var regularMaterial: Material { .regular }

  /// A hardly transparent material.
  public static var thickMaterial: Material { .thick }

  /// The least transparent material.
  public static var ultraThickMaterial: Material { .ultraThick }

  /// The material of bars.
  public static var bar: Material { .bar }
}
