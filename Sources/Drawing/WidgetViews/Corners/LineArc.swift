// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part of a circle along which something is bent that was laid out on a horizontal line; what is read from the left goes clockwise.
struct LineArc {
  /// The middle of the line, in points; it comes to lie on the circle.
  let line: Point

  /// The middle of the circle, in points.
  let center: Point

  /// The radius of the circle, in points.
  let radius: Double

  /// The horizontal part of the direction from the middle of the circle to the middle of the arc, whose length is 1.
  let directionX: Double

  /// The vertical part of that direction.
  let directionY: Double

  /// The place of a point of the line's surroundings, in points.
  func callAsFunction(_ point: Point) -> Point {
    let (x, y) = direction(at: point.x)
    let distance = radius + line.y - point.y
    return Point(x: center.x + distance * x, y: center.y + distance * y)
  }

  /// The turn and the move of what is around a point and is not bent itself, such as a letter.
  func transform(at point: Point) -> PlaneTransform {
    let (x, y) = direction(at: point.x)
    let place = self(point)
    return PlaneTransform(translationX: -point.x, y: -point.y)
      .concatenating(PlaneTransform(a: -y, b: x, c: -x, d: -y, tx: place.x, ty: place.y))
  }

  /// The smallest upright rectangle around where a rectangle of the line's surroundings comes to lie, in points.
  func bounds(of rect: Rect) -> Rect {
    let places = [rect.minX, rect.midX, rect.maxX].flatMap { x in
      [self(Point(x: x, y: rect.minY)), self(Point(x: x, y: rect.maxY))]
    }
    return Rect(around: places)
  }

  private func direction(at x: Double) -> (x: Double, y: Double) {
    let turn = PlaneTransform(rotation: Angle(radians: (x - line.x) / radius))
    let direction = turn(Point(x: directionX, y: directionY))
    return (direction.x, direction.y)
  }
}
