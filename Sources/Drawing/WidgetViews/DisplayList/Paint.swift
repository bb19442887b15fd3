// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The color or the gradient that a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// A single color everywhere.
  case color(ResolvedColor)

  /// Colors that change along a line; the points are parts of the shape's rectangle.
  case linearGradient([GradientStop], from: UnitPoint, to: UnitPoint)

  /// Colors that change with the distance from a place of the shape's rectangle, between two radii in points.
  case radialGradient([GradientStop], center: UnitPoint, from: Double, to: Double)

  /// Colors that change with the distance from a place, which is counted in parts of the rectangle's width and height.
  case ellipticalGradient([GradientStop], center: UnitPoint, from: Double, to: Double)

  /// Colors that change with the angle around a place, between two angles in degrees: 0 is at the right, and they grow clockwise.
  case angularGradient([GradientStop], center: UnitPoint, from: Double, to: Double)

  /// Colors in equal fields of the rectangle, row by row, from one to the next of which they change.
  case mesh([ResolvedColor], columns: Int)
}

extension Paint {
  /// The colors, those of a gradient from its beginning to its end.
  package var colors: [ResolvedColor] {
    switch self {
    case .color(let color): [color]
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.map(\.color)
    case .mesh(let colors, _): colors
    }
  }

  /// Whether the paint is one color.
  package var isColor: Bool {
    if case .color = self { true } else { false }
  }

  /// The paint with changed colors.
  package func mapColors(_ change: (ResolvedColor) -> ResolvedColor) -> Paint {
    func changed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: change($0.color), location: $0.location) }
    }
    return switch self {
    case .color(let color): .color(change(color))
    case .linearGradient(let stops, let from, let to):
      .linearGradient(changed(stops), from: from, to: to)
    case .radialGradient(let stops, let center, let from, let to):
      .radialGradient(changed(stops), center: center, from: from, to: to)
    case .ellipticalGradient(let stops, let center, let from, let to):
      .ellipticalGradient(changed(stops), center: center, from: from, to: to)
    case .angularGradient(let stops, let center, let from, let to):
      .angularGradient(changed(stops), center: center, from: from, to: to)
    case .mesh(let colors, let columns): .mesh(colors.map(change), columns: columns)
    }
  }
}

/// A color on the line of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The color at the stop.
  public var color: ResolvedColor

  /// The location of the color on the line, from 0 to 1.
  public var location: Double

  /// Creates a stop: a color, and its location on the gradient's line, from 0 to 1.
  public init(color: ResolvedColor, location: Double) {
    self.color = color
    self.location = location
  }
}

/// A place in a rectangle, as parts of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width, from 0 at the left to 1 at the right.
  public var x: Double

  /// The part of the height, from 0 at the top to 1 at the bottom.
  public var y: Double

  /// Creates a point from fractions of the width and height; values outside 0 to 1 are outside.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
