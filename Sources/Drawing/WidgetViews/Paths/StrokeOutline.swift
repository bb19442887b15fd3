// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The area of a line along a path, as polygons whose union it is.
///
/// All polygons turn the same way, so that a nonzero fill draws their union.
package struct StrokeOutline {
  private let half: Double
  private let cap: VectorPath.LineCap
  private let join: VectorPath.LineJoin
  private let tolerance: Double

  /// How long a point may be, in half widths.
  private let miterLimit: Double

  /// The polygons whose union is the stroke; their corners are in the path's coordinates.
  package private(set) var polygons: [[Point]] = []

  /// Outlines the stroke of a flattened path; a width that is not positive and finite gives none.
  ///
  /// - Parameters:
  ///   - lines: The path, flattened.
  ///   - width: The line's width.
  ///   - cap: How the line ends.
  ///   - join: How its parts meet.
  ///   - miterLimit: How long a point may be, in half widths: SVG's default is 4, Core Graphics' 10.
  ///   - tolerance: How far the result may be from a true circle.
  package init(
    of lines: [Polyline], width: Double, cap: VectorPath.LineCap, join: VectorPath.LineJoin,
    miterLimit: Double = 4, tolerance: Double
  ) {
    half = width / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.tolerance = tolerance
    guard half > 0, half.isFinite else { return }
    for line in lines { add(line) }
  }

  private mutating func add(_ line: Polyline) {
    var points: [Point] = []
    for point in line.points where point.x.isFinite && point.y.isFinite {
      if points.last != point { points.append(point) }
    }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard let first = points.first, let last = points.last else { return }
    guard points.count > 1 else { return addDot(at: first) }
    for (start, end) in zip(points, points.dropFirst()) { addSegment(start, end) }
    for index in points.indices.dropFirst().dropLast() {
      addJoin(points[index - 1], points[index], points[index + 1])
    }
    if line.isClosed, points.count > 2 {
      addSegment(last, first)
      addJoin(points[points.count - 2], last, first)
      addJoin(last, first, points[1])
    } else {
      addCap(at: first, from: points[1])
      addCap(at: last, from: points[points.count - 2])
    }
  }

  private mutating func addSegment(_ start: Point, _ end: Point) {
    let side = normal(start, end)
    append([start + side, end + side, end - side, start - side])
  }

  /// A part without length is a dot if the caps have a shape.
  private mutating func addDot(at point: Point) {
    switch cap {
    case .butt: return
    case .round: addCircle(at: point)
    case .square:
      append([
        Point(x: point.x - half, y: point.y - half), Point(x: point.x + half, y: point.y - half),
        Point(x: point.x + half, y: point.y + half), Point(x: point.x - half, y: point.y + half),
      ])
    }
  }

  private mutating func addCap(at point: Point, from other: Point) {
    switch cap {
    case .butt: return
    case .round: addCircle(at: point)
    case .square:
      let side = normal(other, point)
      addSegment(point, Point(x: point.x + side.y, y: point.y - side.x))
    }
  }

  private mutating func addJoin(_ before: Point, _ point: Point, _ after: Point) {
    if join == .round { return addCircle(at: point) }
    let (entry, exit) = (normal(before, point), normal(point, after))
    // The gap is on the outer side of the turn.
    let cross = entry.x * exit.y - entry.y * exit.x
    let (a, b) = cross > 0 ? (point - entry, point - exit) : (point + entry, point + exit)
    append([point, a, b])
    guard join == .miter else { return }
    // The tip is on the bisector of the two normals, 1 / cos(half the turn) half widths away.
    let sum = cross > 0 ? Point.zero - entry - exit : entry + exit
    let square = sum.x * sum.x + sum.y * sum.y
    guard square > 0 else { return }
    let factor = 2 * half * half / square
    let length = factor * square.squareRoot() / half
    guard length <= miterLimit else { return }
    append([a, point + Point(x: sum.x * factor, y: sum.y * factor), b])
  }

  private mutating func addCircle(at center: Point) {
    let rect = Rect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
    let path = Path(Outline(.ellipse, in: rect))
    for line in path.flattened(tolerance: tolerance) { append(line.points) }
  }

  /// The way from the middle of a segment to its side.
  private func normal(_ start: Point, _ end: Point) -> Point {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return .zero }
    return Point(x: -y / length * half, y: x / length * half)
  }

  private mutating func append(_ polygon: [Point]) {
    var doubled = 0.0
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      doubled += point.x * next.y - next.x * point.y
    }
    polygons.append(doubled < 0 ? polygon.reversed() : polygon)
  }
}

extension Point {
  fileprivate static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  fileprivate static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
}
