// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// The outlines of SVG's basic shapes.
enum SVGShape {
  /// The distance of the control points of a quarter circle of radius 1 from its ends.
  private static let handle = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// An ellipse, from its rightmost point clockwise.
  static func ellipse(center: Point, radiusX: Double, radiusY: Double) -> [VectorPath.Step] {
    guard radiusX > 0, radiusY > 0 else { return [] }
    let corners = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + radiusX * x, y: center.y + radiusY * y)
    }
    var steps: [VectorPath.Step] = [.move(to: point(1, 0))]
    for (from, to) in zip(corners, corners.dropFirst()) {
      steps.append(
        .curve(
          to: point(to.0, to.1),
          control1: point(from.0 + handle * to.0, from.1 + handle * to.1),
          control2: point(to.0 + handle * from.0, to.1 + handle * from.1)))
    }
    return steps + [.close]
  }

  /// A rectangle, with its corners rounded if the radii are not 0.
  static func rectangle(_ rect: Rect, radiusX: Double, radiusY: Double) -> [VectorPath.Step] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let (rx, ry) = (min(radiusX, rect.width / 2), min(radiusY, rect.height / 2))
    guard rx > 0, ry > 0 else {
      return lines([
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
      ]) + [.close]
    }
    var steps: [VectorPath.Step] = [.move(to: Point(x: rect.minX + rx, y: rect.minY))]
    // Each corner with the directions of the edges that lead to and from it.
    let corners = [
      (Point(x: rect.maxX, y: rect.minY), (1.0, 0.0), (0.0, 1.0)),
      (Point(x: rect.maxX, y: rect.maxY), (0.0, 1.0), (-1.0, 0.0)),
      (Point(x: rect.minX, y: rect.maxY), (-1.0, 0.0), (0.0, -1.0)),
      (Point(x: rect.minX, y: rect.minY), (0.0, -1.0), (1.0, 0.0)),
    ]
    for (corner, to, from) in corners {
      func point(_ direction: (Double, Double), _ distance: Double) -> Point {
        Point(
          x: corner.x + direction.0 * distance * rx, y: corner.y + direction.1 * distance * ry)
      }
      steps.append(.line(to: point(to, -1)))
      steps.append(
        .curve(
          to: point(from, 1), control1: point(to, handle - 1), control2: point(from, 1 - handle)))
    }
    return steps + [.close]
  }

  /// Straight lines from point to point.
  static func lines(_ points: [Point]) -> [VectorPath.Step] {
    points.enumerated().map { $0.offset == 0 ? .move(to: $0.element) : .line(to: $0.element) }
  }
}
