// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A rectangle: its upper left corner and its size, in points.
public struct Rect: Hashable, Sendable {
  /// The upper left corner, in points.
  public var origin: Point

  /// The width and the height.
  public var size: Size

  /// Creates a rectangle from a corner and a size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The width of the rectangle, in points.
  public var width: Double { size.width }

  /// The height of the rectangle, in points.
  public var height: Double { size.height }

  /// The x coordinate of the left edge, in points.
  public var minX: Double { origin.x }

  /// The y coordinate of the upper edge, in points.
  public var minY: Double { origin.y }

  /// The middle between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }

  /// The middle between the upper and the lower edge.
  public var midY: Double { origin.y + size.height / 2 }

  /// The x coordinate of the right edge, in points.
  public var maxX: Double { origin.x + size.width }

  /// The y coordinate of the lower edge, in points.
  public var maxY: Double { origin.y + size.height }

  /// The rectangle without the insets at its edges.
  ///
  /// Insets larger than the rectangle leave a width or height of 0; negative ones enlarge it.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The area in both rectangles; of size zero if they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }
}
