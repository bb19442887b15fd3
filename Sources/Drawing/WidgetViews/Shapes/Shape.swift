// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view that is a shape: filled with the foreground style, or with what ``fill(_:style:)`` and the others say.
///
/// A custom shape says what its outline is in a frame:
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: Rect) -> Path {
///     Path { path in
///       path.addLines([
///         Point(x: rect.midX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
///         Point(x: rect.minX, y: rect.maxY),
///       ])
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
nonisolated public protocol Shape: PrimitiveView, Sendable {
  /// The outline in a frame, in points; as a view its upper left corner is at 0, 0.
  func path(in rect: Rect) -> Path

  /// The size that the shape takes of what it is offered: all of it, unless the shape says otherwise.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size

  /// Which shape it is; a custom shape leaves it to the library.
  var geometry: ShapeGeometry { get }
}

extension Shape {
  /// The shape that ``path(in:)`` describes.
  public var geometry: ShapeGeometry { ShapeGeometry(kind: .custom(CustomShape(self))) }

  /// All that is offered, and 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Adds the shape, filled with the foreground style.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.addShape(geometry, style: .level(0))
  }

  /// Fills the shape with a style.
  public func fill(_ style: some ShapeStyle, style fillStyle: FillStyle = FillStyle())
    -> DrawnShape<Self>
  {
    DrawnShape(shape: self, layers: [ShapeLayer(style: style.shapeStyle, fill: fillStyle)])
  }

  /// Fills the shape with the foreground style.
  public func fill(style fillStyle: FillStyle = FillStyle()) -> DrawnShape<Self> {
    DrawnShape(shape: self, layers: [ShapeLayer(style: .level(0), fill: fillStyle)])
  }

  /// Draws a line along the edge of the shape, half of its width inside and half outside, in points; its edges are always smooth.
  public func stroke(
    _ style: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> DrawnShape<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the edge of the shape, half of its width inside and half outside; its edges are always smooth.
  public func stroke(
    _ style: some ShapeStyle, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> DrawnShape<Self> {
    DrawnShape(shape: self, layers: [ShapeLayer(style: style.shapeStyle, stroke: strokeStyle)])
  }

  /// The line along the edge of the shape, as a shape.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }

  /// The line of a width along the edge of the shape, as a shape; the width is in points.
  public func stroke(lineWidth: Double = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape that can be made smaller from all sides, so that a line along its edge is inside.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the shape after it was inset.
  associatedtype InsetShape: InsettableShape

  /// Makes the shape smaller by a distance from each side, in points.
  func inset(by amount: Double) -> InsetShape
}

extension InsettableShape {
  /// Draws a line along the edge of the shape, all of its width inside, in points; its edges are always smooth.
  public func strokeBorder(
    _ style: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> DrawnShape<Self> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the edge of the shape, all of its width inside; its edges are always smooth.
  public func strokeBorder(
    _ style: some ShapeStyle, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> DrawnShape<Self> {
    DrawnShape(shape: self, layers: [border(style.shapeStyle, strokeStyle)])
  }

  /// Draws a line in the foreground style along the edge of the shape, all of its width inside.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> DrawnShape<Self> {
    DrawnShape(shape: self, layers: [border(.level(0), style)])
  }

  /// Draws a line in the foreground style along the edge of the shape, all of its width inside, in points.
  public func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true) -> DrawnShape<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  func border(_ style: ShapeStyleValue, _ strokeStyle: StrokeStyle) -> ShapeLayer {
    let width = strokeStyle.lineWidth
    let inner = width.isFinite ? inset(by: min(max(width, 0), 1e7) / 2).geometry : geometry
    return ShapeLayer(style: style, stroke: strokeStyle, geometry: inner)
  }
}
