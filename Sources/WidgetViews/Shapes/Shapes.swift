// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A rectangle.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}

  /// A rectangle.
  public var geometry: ShapeGeometry { .rectangle }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// The radius of the corners, in points.
  public var cornerRadius: Double

  /// How the corners turn.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of a radius, in points.
  ///
  /// The style is continuous if none is given, as for apps linked against the SDK of iOS 17 or later (not verified).
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  /// A rectangle with round corners.
  public var geometry: ShapeGeometry {
    ShapeGeometry(
      kind: .roundedRectangle(
        cornerRadius: cornerRadius.isFinite ? cornerRadius : 0, style: style))
  }
}

/// A circle in the middle of its frame; the frame is a square of the shorter side that it is offered.
public struct Circle: Shape {
  /// Makes a circle.
  public init() {}

  /// A circle.
  public var geometry: ShapeGeometry { ShapeGeometry(kind: .circle) }
}

/// The largest ellipse in its frame.
public struct Ellipse: Shape {
  /// Makes an ellipse.
  public init() {}

  /// An ellipse.
  public var geometry: ShapeGeometry { ShapeGeometry(kind: .ellipse) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// How the corners turn.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// A capsule.
  public var geometry: ShapeGeometry { ShapeGeometry(kind: .capsule(style)) }
}

/// A shape whose corners have the same centers as those of the widget.
public struct ContainerRelativeShape: Shape {
  /// Makes a shape.
  public init() {}

  /// The shape of the widget, made smaller.
  public var geometry: ShapeGeometry { ShapeGeometry(kind: .containerRelative) }
}
