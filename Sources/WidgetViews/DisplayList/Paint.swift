// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One color.
  case color(ResolvedColor)

  /// Colors that change along a line; the points are parts of the shape's rectangle.
  case linearGradient([GradientStop], from: UnitPoint, to: UnitPoint)
}

/// A color on the line of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The color.
  public var color: ResolvedColor

  /// Where on the line it is reached, from 0 to 1.
  public var location: Double

  /// Makes a stop.
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

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
