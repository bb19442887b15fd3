// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Colors that change with the distance from a point; as a view it takes what it is offered.
public struct RadialGradient: ShapeStyle, PrimitiveView, Hashable {
  /// The colors and their locations, from ``startRadius`` to ``endRadius``.
  public var gradient: Gradient

  /// The point, as parts of the width and height.
  public var center: UnitPoint

  /// The radius at which the gradient begins, in points.
  public var startRadius: Double

  /// The radius at which the gradient ends, in points.
  public var endRadius: Double

  /// Creates colors that change with the distance from a point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates colors at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of stops at their own distances.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The radial gradient as the layout and the renderers know it.
  public var shapeStyle: ShapeStyleValue { ShapeStyleValue(kind: .radialGradient(self)) }
}

/// Colors that change from a point to the edges, as far to each side as the frame is; as a view it takes what it is offered.
public struct EllipticalGradient: ShapeStyle, PrimitiveView, Hashable {
  /// The colors and their locations, from the start to the end radius.
  public var gradient: Gradient

  /// The point, as parts of the width and height.
  public var center: UnitPoint

  /// The radius at which the gradient begins, as a fraction of the width and height.
  public var startRadiusFraction: Double

  /// The radius at which the gradient ends, as a fraction of the width and height.
  public var endRadiusFraction: Double

  /// Creates colors that change from a point to the edges.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates colors at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of stops at their own distances.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The elliptical gradient as the layout and the renderers know it.
  public var shapeStyle: ShapeStyleValue { ShapeStyleValue(kind: .ellipticalGradient(self)) }
}

/// Colors that change with the angle around a point; as a view it takes what it is offered.
public struct AngularGradient: ShapeStyle, PrimitiveView, Hashable {
  /// The colors and their locations, from the start to the end angle.
  public var gradient: Gradient

  /// The point, as parts of the width and height.
  public var center: UnitPoint

  /// The angle at which the gradient begins: 0 is at the right, and angles grow clockwise.
  public var startAngle: Angle

  /// The angle of the last color.
  public var endAngle: Angle

  /// Creates colors that change with the angle around a point.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates colors at equal angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of stops at their own angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates colors once around a point, from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates colors once around a point, at equal angles.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates colors once around a point, at angles of their own.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The angular gradient as the layout and the renderers know it.
  public var shapeStyle: ShapeStyleValue { ShapeStyleValue(kind: .angularGradient(self)) }
}

/// A gradient whose type is erased, most often the one that the system makes of a color; as a view it takes what it is offered.
///
/// That of a color goes from a brighter one at the top to the color itself. How much brighter Apple does not publish, which is reported.
public struct AnyGradient: ShapeStyle, PrimitiveView, Hashable {
  /// The gradient as the layout and the renderers know it.
  public let shapeStyle: ShapeStyleValue

  /// Wraps colors that are spelled; they go from the top to the bottom.
  public init(_ gradient: Gradient) { shapeStyle = gradient.shapeStyle }

  init(shapeStyle: ShapeStyleValue) { self.shapeStyle = shapeStyle }

  fileprivate init(of color: Color) {
    shapeStyle = ShapeStyleValue(kind: .standardGradient(color))
  }
}

extension Color {
  /// The gradient that the system makes of the color.
  public var gradient: AnyGradient { AnyGradient(of: self) }
}
