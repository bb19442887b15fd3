// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The system's styles under the names of their types; `.separator` and its like are those of the engine.

public import WidgetViews

/// The style of the background around the view.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style of backgrounds.
  public init() {}

  /// The style as the engine knows it.
  public var shapeStyle: ShapeStyleValue { SystemStyle.background.shapeStyle }
}

/// The style of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style of selections.
  public init() {}

  /// The style as the engine knows it.
  public var shapeStyle: ShapeStyleValue { TintShapeStyle().shapeStyle }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected: the tint.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of lines between content.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style of separators.
  public init() {}

  /// The style as the engine knows it.
  public var shapeStyle: ShapeStyleValue { SystemStyle.separator.shapeStyle }
}

/// The style of the texts of empty fields.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style of placeholders.
  public init() {}

  /// The style as the engine knows it.
  public var shapeStyle: ShapeStyleValue { SystemStyle.placeholder.shapeStyle }
}

/// The style of links in texts.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style of links.
  public init() {}

  /// The style as the engine knows it.
  public var shapeStyle: ShapeStyleValue { SystemStyle.link.shapeStyle }
}
