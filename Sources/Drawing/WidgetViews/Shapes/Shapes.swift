// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A shape whose geometry the renderers know.
protocol KnownShape: InsettableShape where InsetShape == InsetKnownShape {}

extension KnownShape {
  /// The outline in a frame; what depends on the widget's shape is a rectangle here.
  public func path(in rect: Rect) -> Path {
    geometry.path(in: rect)
  }

  /// Makes the shape smaller by a distance from each side, in points.
  public func inset(by amount: Double) -> InsetKnownShape {
    InsetKnownShape(geometry: geometry).inset(by: amount)
  }
}

extension ShapeGeometry {
  /// The outline in a frame, where it begins and turns as Core Graphics has it: an ellipse at the right, clockwise.
  func path(in rect: Rect) -> Path {
    let outline = outline(in: rect, container: Outline(.rectangle, in: rect))
    return outline.kind == .ellipse ? Path(ellipseIn: outline.rect) : Path(outline)
  }
}

/// A shape of the library, made smaller from all sides.
public struct InsetKnownShape: InsettableShape {
  /// The geometry of the shape, with its inset.
  public var geometry: ShapeGeometry

  /// The outline in a frame.
  public func path(in rect: Rect) -> Path { geometry.path(in: rect) }

  /// All that is offered; of a circle the largest square in it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    geometry.size(for: proposal)
  }

  /// Makes the shape smaller by a distance from each side, in points.
  public func inset(by amount: Double) -> InsetKnownShape {
    var shape = self
    shape.geometry.inset += amount.isFinite ? amount : 0
    return shape
  }
}

extension ShapeGeometry {
  /// The size that the shape takes of what it is offered.
  func size(for proposal: ProposedViewSize) -> Size {
    let size = proposal.replacingUnspecifiedDimensions()
    switch kind {
    case .circle:
      let side = min(size.width, size.height)
      return Size(width: side, height: side)
    case .custom(let shape): return shape.size(proposal)
    default: return size
    }
  }
}

/// A rectangle that fills its frame, with square corners.
public struct Rectangle: KnownShape, Hashable, Sendable {
  /// Creates a rectangle; the frame decides on its size.
  public init() {}

  /// The geometry by which the renderers draw a rectangle.
  public var geometry: ShapeGeometry { .rectangle }
}

/// A rectangle with round corners.
public struct RoundedRectangle: KnownShape, Hashable, Sendable {
  /// The radius of the corners, in points.
  public var cornerRadius: Double

  /// The style of the rounded corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a radius, in points.
  ///
  /// The style is continuous if none is given, as for apps linked against the SDK of iOS 17 or later (not verified).
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  /// Creates a rectangle with round corners; of corners that are not as wide as high, the mean counts.
  public init(cornerSize: Size, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: (cornerSize.width + cornerSize.height) / 2, style: style)
  }

  /// A rectangle with round corners.
  public var geometry: ShapeGeometry {
    ShapeGeometry(
      kind: .roundedRectangle(
        cornerRadius: cornerRadius.isFinite ? cornerRadius : 0, style: style))
  }
}

/// A circle in the middle of its frame; the frame is a square of the shorter side that it is offered.
public struct Circle: KnownShape, Hashable, Sendable {
  /// Creates a circle; the frame decides on its size.
  public init() {}

  /// The geometry by which the renderers draw a circle.
  public var geometry: ShapeGeometry { ShapeGeometry(kind: .circle) }

  /// The largest square in what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { geometry.size(for: proposal) }
}

/// The largest ellipse in its frame.
public struct Ellipse: KnownShape, Hashable, Sendable {
  /// Creates an ellipse; the frame decides on its size.
  public init() {}

  /// The geometry by which the renderers draw an ellipse.
  public var geometry: ShapeGeometry { ShapeGeometry(kind: .ellipse) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: KnownShape, Hashable, Sendable {
  /// The style of the rounded ends.
  public var style: RoundedCornerStyle

  /// Creates a capsule; the frame decides on its size.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The geometry by which the renderers draw a capsule.
  public var geometry: ShapeGeometry { ShapeGeometry(kind: .capsule(style)) }
}

/// A shape whose corners have the same centers as those of the widget, or of the shape that `containerShape(_:)` names.
public struct ContainerRelativeShape: KnownShape, Hashable, Sendable {
  /// Creates a shape that follows the container's corners.
  public init() {}

  /// The shape of the widget, made smaller.
  public var geometry: ShapeGeometry { ShapeGeometry(kind: .containerRelative) }
}

extension Path: Shape {
  /// The path itself, counted from the upper left corner of the frame.
  public func path(in rect: Rect) -> Path { self }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners of a radius, in points.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of its frame.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule that fills its frame.
  public static var capsule: Capsule { Capsule() }

  /// A capsule whose corners turn as is said.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  /// A shape whose corners have the same centers as those of the widget.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
