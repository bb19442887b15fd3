// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The line along the edge of a shape, as a shape.
public struct StrokedShape<Content: Shape>: Shape {
  let shape: Content
  let style: StrokeStyle

  /// The area of the line.
  public func path(in rect: Rect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

  /// Adds the line in the foreground style, as a line and not as its area, which has fewer steps.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.addShape(shape.geometry, layer: ShapeLayer(style: .level(0), stroke: style))
  }
}

/// A shape whose outline another one's is changed into.
public struct ChangedShape<Content: Shape>: Shape {
  let shape: Content
  let change: @Sendable (Path, Rect) -> Path

  /// The outline of the wrapped shape after the change.
  public func path(in rect: Rect) -> Path { change(shape.path(in: rect), rect) }

  /// The size of the shape that is changed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }
}

extension ChangedShape: InsettableShape where Content: InsettableShape {
  /// Makes the shape smaller before it is changed.
  public func inset(by amount: Double) -> ChangedShape<Content.InsetShape> {
    ChangedShape<Content.InsetShape>(shape: shape.inset(by: amount), change: change)
  }
}

/// A shape in a frame of a size of its own.
public struct SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: Size
  let anchor: UnitPoint

  /// The outline at its own size, whose anchor is at that of the frame.
  public func path(in rect: Rect) -> Path {
    let place = rect.point(at: anchor)
    return shape.path(
      in: Rect(
        x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y,
        width: size.width, height: size.height))
  }
}

extension Shape {
  /// A part of the outline, by its length: from one share of it to another, each from 0 to 1.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> ChangedShape<Self>
  {
    ChangedShape(shape: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The shape, turned around a point of its frame; a positive angle is clockwise.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    ChangedShape(shape: self) { path, rect in
      path.applying(PlaneTransform(rotation: angle).around(rect.point(at: anchor)))
    }
  }

  /// The shape, stretched from a point of its frame.
  public func scale(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> ChangedShape<Self> {
    ChangedShape(shape: self) { path, rect in
      path.applying(PlaneTransform(scaleX: x, y: y).around(rect.point(at: anchor)))
    }
  }

  /// The shape, stretched from a point of its frame.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape, moved by distances in points.
  public func offset(x: Double = 0, y: Double = 0) -> ChangedShape<Self> {
    ChangedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// The shape, moved by a distance in points.
  @_disfavoredOverload
  public func offset(_ offset: Size) -> ChangedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The shape, moved by a distance in points.
  @_disfavoredOverload
  public func offset(_ offset: Point) -> ChangedShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The shape, turned, stretched, slanted and moved; the origin is the upper left corner of its frame.
  public func transform(_ transform: PlaneTransform) -> ChangedShape<Self> {
    ChangedShape(shape: self) { path, rect in path.applying(transform.around(rect.origin)) }
  }

  /// The shape at a size in points, whatever it is offered, at a point of its frame.
  public func size(
    width: Double, height: Double, anchor: UnitPoint = .topLeading
  ) -> SizedShape<Self> {
    SizedShape(shape: self, size: Size(width: width, height: height), anchor: anchor)
  }

  /// The shape at a size in points, whatever it is offered, at a point of its frame.
  @_disfavoredOverload
  public func size(_ size: Size, anchor: UnitPoint = .topLeading) -> SizedShape<Self> {
    SizedShape(shape: self, size: size, anchor: anchor)
  }
}

extension Rect {
  /// The place that the parts of the width and height name.
  package func point(at unit: UnitPoint) -> Point {
    Point(x: minX + width * unit.x, y: minY + height * unit.y)
  }
}
