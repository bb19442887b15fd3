// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The style around a view, or a fainter level of it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The style around the view.
  public static let primary = HierarchicalShapeStyle(level: 0)

  /// The second level of the style around the view, fainter than ``primary``.
  public static let secondary = HierarchicalShapeStyle(level: 1)

  /// The third level of the style around the view, fainter than ``secondary``.
  public static let tertiary = HierarchicalShapeStyle(level: 2)

  /// The fourth level of the style around the view, fainter than ``tertiary``.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The fifth and faintest level of the style around the view.
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

  /// The second level of the style around the view, fainter than `primary`.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }

  /// The third level of the style around the view, fainter than `secondary`.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }

  /// The fourth level of the style around the view, fainter than `tertiary`.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }

  /// The fifth and faintest level of the style around the view.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// The style around a view.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style that is the foreground style around a view.
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

  /// The tint of the environment as a style.
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

  /// The levels of the system's colors as a style.
  public var shapeStyle: ShapeStyleValue { ShapeStyleValue(kind: .system(self)) }
}

extension ShapeStyle where Self == SystemStyle {
  /// The system's fill colors over the background, whose levels are for larger and larger shapes.
  public static var fill: SystemStyle {
    SystemStyle(levels: [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ])
  }

  /// The background; its levels are for content that is on it.
  public static var background: SystemStyle {
    SystemStyle(levels: [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ])
  }

  /// The background of a window.
  public static var windowBackground: SystemStyle { SystemStyle(levels: [.systemBackground]) }

  /// The system's color of lines between content.
  public static var separator: SystemStyle { SystemStyle(levels: [.separator]) }

  /// The system's color of placeholder text in an empty field.
  public static var placeholder: SystemStyle { SystemStyle(levels: [.placeholderText]) }

  /// The system's color of links in text.
  public static var link: SystemStyle { SystemStyle(levels: [.link]) }
}

/// A background through which what is behind shows blurred.
///
/// Nothing is blurred here: a color that is more or less opaque stands for it, which is reported.
public struct Material: ShapeStyle, Hashable {
  /// The most transparent of the materials.
  public static let ultraThin = Material(thickness: 0)

  /// More transparent than ``regular``.
  public static let thin = Material(thickness: 1)

  /// The material of the system's usual transparency.
  public static let regular = Material(thickness: 2)

  /// Less transparent than ``regular``.
  public static let thick = Material(thickness: 3)

  /// The least transparent of the materials.
  public static let ultraThick = Material(thickness: 4)

  /// The material of toolbars and other bars at the edges of a screen.
  public static let bar = Material(thickness: 3)

  /// An index in ``LayoutSettings/materialOpacities``.
  let thickness: Int

  /// The material as a style; it is drawn as a translucent color, without blur.
  public var shapeStyle: ShapeStyleValue { ShapeStyleValue(kind: .material(self)) }
}

extension ShapeStyle where Self == Material {
  /// The most transparent of the materials.
  public static var ultraThinMaterial: Material { .ultraThin }

  /// A material more transparent than the regular one.
  public static var thinMaterial: Material { .thin }

  /// The material of the system's usual transparency.
  public static var regularMaterial: Material { .regular }

  /// A material less transparent than the regular one.
  public static var thickMaterial: Material { .thick }

  /// The least transparent of the materials.
  public static var ultraThickMaterial: Material { .ultraThick }

  /// The material of the system's bars.
  public static var bar: Material { .bar }
}
