// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A place, in points: `x` grows to the right, `y` grows downwards.
public struct Point: Hashable, Sendable {
  /// The upper left corner of whatever the coordinates belong to.
  public static let zero = Point(x: 0, y: 0)

  /// The distance from the left edge, in points.
  public var x: Double

  /// The distance from the upper edge, in points.
  public var y: Double

  /// Creates a place, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
