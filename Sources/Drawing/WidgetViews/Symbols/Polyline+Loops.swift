// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Polyline {
  /// The lines at a distance at both sides of a line: one loop around an open one, two along a closed one.
  func loops(at distance: Double) -> [[Point]] {
    var points: [Point] = []
    for point in self.points where points.last != point { points.append(point) }
    if isClosed, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return [] }
    let left = Self.side(of: points, isClosed: isClosed, distance: distance)
    let right = Self.side(of: points, isClosed: isClosed, distance: -distance)
    return isClosed ? [left, right] : [left + right.reversed()]
  }

  private static func side(of points: [Point], isClosed: Bool, distance: Double) -> [Point] {
    points.indices.map { index in
      let point = points[index]
      let before = index > 0 ? points[index - 1] : isClosed ? points[points.count - 1] : nil
      let after = index + 1 < points.count ? points[index + 1] : isClosed ? points[0] : nil
      let normals = [before.map { normal($0, point) }, after.map { normal(point, $0) }]
        .compactMap { $0 }
      let sum = normals.reduce(Point.zero) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
      let square = sum.x * sum.x + sum.y * sum.y
      // A point where the line nearly turns back would be far away.
      let factor = square > 0.3 ? distance * Double(normals.count) / square : distance
      return Point(x: point.x + sum.x * factor, y: point.y + sum.y * factor)
    }
  }

  private static func normal(_ start: Point, _ end: Point) -> Point {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point(x: -y / length, y: x / length) : .zero
  }
}
