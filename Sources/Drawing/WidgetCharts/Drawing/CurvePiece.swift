// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A part of a line from a point of a mark to the next, so that it can be drawn from either end.
struct CurvePiece {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point
  var isStraight = true

  init(from start: Point, to end: Point) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
  }

  init(from start: Point, _ control1: Point, _ control2: Point, to end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isStraight = false
  }

  /// The part from its end.
  var reversed: CurvePiece {
    var piece = self
    (piece.start, piece.control1, piece.control2, piece.end) = (end, control2, control1, start)
    return piece
  }

  func add(to path: inout Path) {
    if isStraight {
      path.addLine(to: end)
    } else {
      path.addCurve(to: end, control1: control1, control2: control2)
    }
  }

  /// The parts of a line through points.
  static func pieces(through points: [Point], _ method: InterpolationMethod) -> [CurvePiece] {
    guard points.count > 1 else { return [] }
    switch method.kind {
    case .linear: return zip(points, points.dropFirst()).map { CurvePiece(from: $0, to: $1) }
    case .stepStart, .stepCenter, .stepEnd:
      return zip(points, points.dropFirst()).flatMap { steps(from: $0, to: $1, method) }
    case .monotone: return monotone(points)
    case .cardinal(let tension):
      return smooth(points) { index in
        let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
        let part = (1 - tension) / 6
        return (
          Point(x: (after.x - before.x) * part, y: (after.y - before.y) * part),
          Point(x: (after.x - before.x) * part, y: (after.y - before.y) * part)
        )
      }
    case .catmullRom(let alpha): return catmullRom(points, alpha: alpha)
    }
  }

  private static func steps(
    from start: Point, to end: Point, _ method: InterpolationMethod
  ) -> [CurvePiece] {
    let x =
      switch method.kind {
      case .stepStart: start.x
      case .stepEnd: end.x
      default: (start.x + end.x) / 2
      }
    let corners = [start, Point(x: x, y: start.y), Point(x: x, y: end.y), end]
    return zip(corners, corners.dropFirst()).filter { $0 != $1 }.map {
      CurvePiece(from: $0, to: $1)
    }
  }

  /// Curves whose control points are at given distances from the points: behind each, and before it.
  private static func smooth(
    _ points: [Point], _ reach: (Int) -> (after: Point, before: Point)
  ) -> [CurvePiece] {
    points.indices.dropLast().map { index in
      let (start, end) = (points[index], points[index + 1])
      let (after, before) = (reach(index).after, reach(index + 1).before)
      return CurvePiece(
        from: start, Point(x: start.x + after.x, y: start.y + after.y),
        Point(x: end.x - before.x, y: end.y - before.y), to: end)
    }
  }

  /// Curves without a maximum or a minimum between points; source: Steffen, Astronomy and Astrophysics 239 (1990).
  private static func monotone(_ points: [Point]) -> [CurvePiece] {
    let slopes = zip(points, points.dropFirst()).map { start, end in
      end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
    }
    let tangents = points.indices.map { index -> Double in
      guard index > 0 else { return slopes[0] }
      guard index < slopes.count else { return slopes[slopes.count - 1] }
      let (left, right) = (slopes[index - 1], slopes[index])
      guard left * right > 0 else { return 0 }
      let widthLeft = points[index].x - points[index - 1].x
      let widthRight = points[index + 1].x - points[index].x
      let mean = (left * widthRight + right * widthLeft) / (widthLeft + widthRight)
      let least = min(abs(left), abs(right), abs(mean) / 2) * 2
      return left < 0 ? -least : least
    }
    return points.indices.dropLast().map { index in
      let (start, end) = (points[index], points[index + 1])
      let third = (end.x - start.x) / 3
      return CurvePiece(
        from: start, Point(x: start.x + third, y: start.y + third * tangents[index]),
        Point(x: end.x - third, y: end.y - third * tangents[index + 1]), to: end)
    }
  }

  /// Curves whose directions count distances to a power; source: Barry and Goldman, SIGGRAPH 1988.
  private static func catmullRom(_ points: [Point], alpha: Double) -> [CurvePiece] {
    /// The distance of two points, to the power of alpha, of which 0, a half and 1 are exact.
    func distance(_ start: Point, _ end: Point) -> Double {
      let (x, y) = (end.x - start.x, end.y - start.y)
      let length = (x * x + y * y).squareRoot()
      if alpha == 0 || length == 0 { return 1 }
      if alpha == 1 { return length }
      return alpha == 0.5
        ? length.squareRoot() : Logarithm.powerOfTwo(alpha * Logarithm.ofTwo(length))
    }
    return points.indices.dropLast().map { index in
      let (start, end) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : start
      let after = index + 2 < points.count ? points[index + 2] : end
      let (d1, d2, d3) = (distance(before, start), distance(start, end), distance(end, after))
      func control(_ near: Point, _ far: Point, _ outer: Point, _ side: Double) -> Point {
        guard outer != near else { return near }
        let scale = 3 * side * (side + d2)
        let middle = 2 * side * side + 3 * side * d2 + d2 * d2
        func mixed(_ near: Double, _ far: Double, _ outer: Double) -> Double {
          (side * side * far - d2 * d2 * outer + middle * near) / scale
        }
        return Point(
          x: mixed(near.x, far.x, outer.x), y: mixed(near.y, far.y, outer.y))
      }
      return CurvePiece(
        from: start, control(start, end, before, d1), control(end, start, after, d3), to: end)
    }
  }
}
