// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view that is a shape: filled with the foreground style, or with what ``fill(_:)`` and the others say.
public protocol Shape: PrimitiveView, Hashable, Sendable {
  /// Which shape it is.
  var geometry: ShapeGeometry { get }
}

extension Shape {
  /// Fills the shape.
  public func fill(_ style: some ShapeStyle) -> some View {
    DrawnShape(geometry: geometry, style: style.shapeStyle)
  }

  /// Draws a line along the edge of the shape, half of its width inside and half outside, in points.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    DrawnShape(geometry: geometry, style: style.shapeStyle, lineWidth: lineWidth)
  }

  /// Draws a line along the edge of the shape, all of its width inside, in points.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    DrawnShape(
      geometry: geometry, style: style.shapeStyle, lineWidth: lineWidth, inset: lineWidth / 2)
  }

  /// Adds the shape.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.addShape(geometry, style: .level(0))
  }
}

/// A shape and what it is drawn with.
struct DrawnShape: PrimitiveView {
  var geometry: ShapeGeometry
  var style: ShapeStyleValue
  var lineWidth: Double?
  var inset = 0.0

  func resolve(in resolver: inout ViewResolver) {
    resolver.addShape(
      geometry, style: style, lineWidth: resolver.checked(lineWidth, for: "stroke"),
      inset: resolver.checked(inset, for: "stroke", allowsNegative: true) ?? 0)
  }
}

extension ViewResolver {
  /// Adds a shape.
  mutating func addShape(
    _ geometry: ShapeGeometry, style: ShapeStyleValue, lineWidth: Double? = nil, inset: Double = 0
  ) {
    addShape(geometry, paint: paint(style), lineWidth: lineWidth, inset: inset)
  }

  /// Adds a shape whose paint is chosen.
  mutating func addShape(
    _ geometry: ShapeGeometry, paint: Paint, lineWidth: Double? = nil, inset: Double = 0
  ) {
    tree.shapes.append(
      ShapeNode(geometry: geometry, paint: paint, inset: inset, lineWidth: lineWidth))
    addLeaf(.shape(Int32(tree.shapes.count - 1), isCircle: geometry.kind == .circle))
  }
}
