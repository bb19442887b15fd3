// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The rule that decides on the inside of a shape, and whether its edges are smooth.
public struct FillStyle: Hashable, Sendable {
  /// Whether parts inside parts are holes by turns, and not by their direction.
  public var isEOFilled: Bool

  /// Whether the edges are smooth; pictures always have smooth edges.
  public var isAntialiased: Bool

  /// Creates a fill style; by default the nonzero rule decides on the inside, and edges are smooth.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// One filling or line of a shape.
struct ShapeLayer {
  var style: ShapeStyleValue
  var fill = FillStyle()
  /// The line; nil if the shape is filled.
  var stroke: StrokeStyle?
  /// The shape of the layer; nil for the view's own.
  var geometry: ShapeGeometry?
}

/// A shape and what it is drawn with: fillings and lines, each before those that were added earlier.
public struct DrawnShape<Content: Shape>: PrimitiveView {
  let shape: Content
  var layers: [ShapeLayer]

  /// Adds the shape to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    let geometry = shape.geometry
    let start = resolver.pending.count
    resolver.addShape(geometry, layer: layers[0])
    // The first decides on the size; the others are before it.
    for layer in layers.dropFirst() {
      resolver.addShape(geometry, layer: layer)
      let front = resolver.pending.removeLast()
      resolver.wrap(from: start, as: .overlay(front, alignment: .center))
    }
  }

  /// Fills the shape once more.
  public func fill(
    _ style: some ShapeStyle, style fillStyle: FillStyle = FillStyle()
  ) -> DrawnShape {
    adding(ShapeLayer(style: style.shapeStyle, fill: fillStyle))
  }

  /// Draws a line along the edge of the shape, half of its width inside and half outside, in points; its edges are always smooth.
  public func stroke(
    _ style: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> DrawnShape {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the edge of the shape, half of its width inside and half outside; its edges are always smooth.
  public func stroke(
    _ style: some ShapeStyle, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> DrawnShape {
    adding(ShapeLayer(style: style.shapeStyle, stroke: strokeStyle))
  }

  private func adding(_ layer: ShapeLayer) -> DrawnShape {
    var drawn = self
    drawn.layers.append(layer)
    return drawn
  }
}

/// A shape that is filled once, behind or before a view; without its type, so that it is small and made at once.
struct FilledGeometry: PrimitiveView {
  let geometry: ShapeGeometry
  let style: ShapeStyleValue
  let isEvenOdd: Bool

  func resolve(in resolver: inout ViewResolver) {
    resolver.addShape(geometry, style: style, isEvenOdd: isEvenOdd)
  }
}

extension DrawnShape where Content: InsettableShape {
  /// Draws a line along the edge of the shape, all of its width inside, in points; its edges are always smooth.
  public func strokeBorder(
    _ style: some ShapeStyle, lineWidth: Double = 1, antialiased: Bool = true
  ) -> DrawnShape {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the edge of the shape, all of its width inside; its edges are always smooth.
  public func strokeBorder(
    _ style: some ShapeStyle, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> DrawnShape {
    adding(shape.border(style.shapeStyle, strokeStyle))
  }
}

extension ViewResolver {
  /// Adds a shape, filled.
  mutating func addShape(
    _ geometry: ShapeGeometry, style: ShapeStyleValue, isEvenOdd: Bool = false
  ) {
    addShape(
      ShapeNode(geometry: geometry, paint: .color(.clear), usesEvenOddFill: isEvenOdd),
      drawnWith: style)
    addShadows(of: style, to: geometry)
  }

  /// Adds a shape whose paint is chosen, filled.
  mutating func addShape(_ geometry: ShapeGeometry, paint: Paint) {
    addShape(ShapeNode(geometry: geometry, paint: paint))
  }

  /// Adds a layer of a shape.
  mutating func addShape(_ geometry: ShapeGeometry, layer: ShapeLayer) {
    var index: Int32 = -1
    if var stroke = layer.stroke {
      stroke.lineWidth = checked(stroke.lineWidth, for: "stroke") ?? 0
      tree.rare.strokes.append(stroke)
      index = Int32(tree.rare.strokes.count - 1)
    }
    addShape(
      ShapeNode(
        geometry: layer.geometry ?? geometry, paint: .color(.clear), stroke: index,
        usesEvenOddFill: layer.fill.isEOFilled), drawnWith: layer.style)
    addShadows(of: layer.style, to: layer.stroke == nil ? geometry : nil)
  }

  /// Adds a shape that shows what a style is: an image, or its paint.
  private mutating func addShape(_ shape: ShapeNode, drawnWith style: ShapeStyleValue) {
    var shape = shape
    if let pattern = pattern(of: style) {
      shape.pattern = pattern
    } else {
      shape.paint = paint(style)
    }
    addShape(shape)
  }

  private mutating func addShape(_ shape: ShapeNode) {
    tree.shapes.append(shape)
    let index = Int32(tree.shapes.count - 1)
    switch shape.geometry.kind {
    case .circle: addLeaf(.shape(index, isCircle: true))
    case .custom: addLeaf(.customShape(index))
    default: addLeaf(.shape(index, isCircle: false))
    }
  }
}
