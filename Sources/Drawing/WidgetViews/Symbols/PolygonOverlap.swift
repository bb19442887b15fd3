// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Holes that overlap, as steps that are filled by the even-odd rule: what two of them cover is added again, as it would not be a hole otherwise.
enum PolygonOverlap {
  /// The steps of holes, each of one or more polygons.
  ///
  /// Only what a convex polygon, such as a straight line, shares with another hole is found.
  static func steps(of holes: [[[Point]]]) -> [VectorPath.Step] {
    var polygons = holes.flatMap { $0 }
    for first in holes.indices {
      for second in holes.indices where second > first {
        guard let (convex, other) = pair(holes[first], holes[second]) else { continue }
        polygons += other.map { clipped($0, to: convex) }.filter { $0.count > 2 }
      }
    }
    var path = Path()
    for polygon in polygons {
      path.addLines(polygon)
      path.closeSubpath()
    }
    return path.steps
  }

  private static func pair(
    _ left: [[Point]], _ right: [[Point]]
  ) -> (convex: [Point], other: [[Point]])? {
    if left.count == 1, isConvex(left[0]) { return (left[0], right) }
    if right.count == 1, isConvex(right[0]) { return (right[0], left) }
    return nil
  }

  private static func isConvex(_ points: [Point]) -> Bool {
    guard points.count > 2, points.count <= 5 else { return false }
    var (left, right) = (false, false)
    for index in points.indices {
      let turn = side(
        of: points[(index + 2) % points.count], points[index], points[(index + 1) % points.count])
      if turn > 1e-9 { left = true }
      if turn < -1e-9 { right = true }
    }
    return left != right
  }

  /// At which side of a line a point is: positive for one, negative for the other.
  private static func side(of point: Point, _ start: Point, _ end: Point) -> Double {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }

  /// A polygon as far as it lies in a convex one, by the algorithm of Sutherland and Hodgman.
  private static func clipped(_ polygon: [Point], to convex: [Point]) -> [Point] {
    let middle = Point(
      x: convex.reduce(0) { $0 + $1.x } / Double(convex.count),
      y: convex.reduce(0) { $0 + $1.y } / Double(convex.count))
    var result = polygon
    for index in convex.indices where !result.isEmpty {
      let (start, end) = (convex[index], convex[(index + 1) % convex.count])
      let inner = side(of: middle, start, end) < 0 ? -1.0 : 1
      let sides = result.map { side(of: $0, start, end) * inner }
      var next: [Point] = []
      for (here, point) in result.enumerated() {
        let before = (here + result.count - 1) % result.count
        if (sides[here] >= 0) != (sides[before] >= 0) {
          let part = sides[before] / (sides[before] - sides[here])
          let last = result[before]
          next.append(
            Point(x: last.x + (point.x - last.x) * part, y: last.y + (point.y - last.y) * part))
        }
        if sides[here] >= 0 { next.append(point) }
      }
      result = next
    }
    return result
  }
}
