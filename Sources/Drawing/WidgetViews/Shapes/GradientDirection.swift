// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How the colors of a gradient are spread.
enum GradientDirection: Hashable, Sendable {
  /// Along a line between two points, which are fractions of the width and height.
  case linear(from: UnitPoint, to: UnitPoint)
  /// With the distance from a point, between two radii in points.
  case radial(center: UnitPoint, from: Double, to: Double)
  /// With the distance from a point, between two radii that are fractions of the width and height.
  case elliptical(center: UnitPoint, from: Double, to: Double)
  /// With the angle around a point.
  case angular(center: UnitPoint, from: Angle, to: Angle)
}

extension AnyGradient {
  /// The gradient along a line between two points, which are fractions of the width and height.
  package func linear(from start: UnitPoint, to end: UnitPoint) -> AnyShapeStyle {
    directed(.linear(from: start, to: end))
  }

  /// The gradient with the distance from a point, between two radii in points.
  package func radial(
    center: UnitPoint, from start: Double, to end: Double
  ) -> AnyShapeStyle {
    directed(.radial(center: center, from: start, to: end))
  }

  /// The gradient with the distance from a point, between two radii that are fractions of the width and height.
  package func elliptical(
    center: UnitPoint, from start: Double, to end: Double
  ) -> AnyShapeStyle {
    directed(.elliptical(center: center, from: start, to: end))
  }

  /// The gradient with the angle around a point.
  package func angular(center: UnitPoint, from start: Angle, to end: Angle) -> AnyShapeStyle {
    directed(.angular(center: center, from: start, to: end))
  }

  private func directed(_ direction: GradientDirection) -> AnyShapeStyle {
    AnyShapeStyle(ChangedStyle(shapeStyle: ShapeStyleValue(kind: .directed(shapeStyle, direction))))
  }
}

extension Gradient {
  /// The space in which the colors between two stops are mixed.
  public typealias ColorSpace = Color.MixingSpace

  /// The gradient with the colors between its stops mixed in a space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension AnyGradient {
  /// The gradient with the colors between its stops mixed in a space; without it, equal steps are equal numbers.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var inner = shapeStyle
    if case .perceptual(let style) = inner.kind { inner = style }
    return AnyGradient(
      shapeStyle: space == .perceptual ? ShapeStyleValue(kind: .perceptual(inner)) : inner)
  }
}

extension Paint {
  /// How many parts stand for the colors between two stops, as renderers mix numbers.
  private static let perceptualSteps = 16

  /// A gradient whose colors are mixed so that equal steps look equal; what is no gradient stays as it is.
  var perceptual: Paint {
    guard let stops else { return self }
    var finer = Array(stops.prefix(1))
    for (left, right) in zip(stops, stops.dropFirst()) {
      for step in 1..<Self.perceptualSteps where right.location > left.location {
        let part = Double(step) / Double(Self.perceptualSteps)
        finer.append(
          GradientStop(
            color: left.color.mixed(with: right.color, by: part, isPerceptual: true),
            location: left.location + (right.location - left.location) * part))
      }
      finer.append(right)
    }
    return with(finer)
  }

  /// The gradient with other stops; what is no gradient stays as it is.
  private func with(_ stops: [GradientStop]) -> Paint {
    switch self {
    case .linearGradient(_, let start, let end): .linearGradient(stops, from: start, to: end)
    case .radialGradient(_, let center, let start, let end):
      .radialGradient(stops, center: center, from: start, to: end)
    case .ellipticalGradient(_, let center, let start, let end):
      .ellipticalGradient(stops, center: center, from: start, to: end)
    case .angularGradient(_, let center, let start, let end):
      .angularGradient(stops, center: center, from: start, to: end)
    case .color, .mesh: self
    }
  }

  /// The stops of a gradient; nil of anything else.
  private var stops: [GradientStop]? {
    switch self {
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops
    case .color, .mesh: nil
    }
  }

  /// The colors of a gradient in another direction; what is no gradient stays as it is.
  ///
  /// - Parameters:
  ///   - direction: Where the colors go.
  ///   - checked: A length that is checked: a number that cannot be drawn is 0.
  /// - Returns: The gradient.
  func directed(
    _ direction: GradientDirection, checked: (Double, String, Bool) -> Double
  ) -> Paint {
    guard let stops else { return self }
    switch direction {
    case .linear(let start, let end): return .linearGradient(stops, from: start, to: end)
    case .radial(let center, let start, let end):
      return .radialGradient(
        stops, center: center, from: checked(start, "RadialGradient", false),
        to: checked(end, "RadialGradient", false))
    case .elliptical(let center, let start, let end):
      return .ellipticalGradient(
        stops, center: center, from: checked(start, "EllipticalGradient", false),
        to: checked(end, "EllipticalGradient", false))
    case .angular(let center, let start, let end):
      return .angularGradient(
        stops, center: center, from: checked(start.degrees, "AngularGradient", true),
        to: checked(end.degrees, "AngularGradient", true))
    }
  }
}
