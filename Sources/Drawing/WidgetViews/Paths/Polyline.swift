// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part of a path made of straight lines only.
package struct Polyline: Hashable {
  /// The corners in their order, in the path's coordinates.
  package var points: [Point]

  /// Whether the last corner is joined to the first.
  package var isClosed: Bool

  /// Creates a part from its corners.
  package init(points: [Point], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension Path {
  /// The most lines that a curve becomes.
  private static let maximumLines = 64.0

  /// The path's parts, its curves as straight lines.
  ///
  /// - Parameter tolerance: How far a line may be from its curve, in the path's coordinates.
  /// - Returns: The parts that have any point.
  package func flattened(tolerance: Double) -> [Polyline] {
    var result: [Polyline] = []
    var points: [Point] = []
    // What follows a close without a move begins where the closed part began.
    var restart: Point?
    func finish(closed: Bool) {
      if !points.isEmpty { result.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    for step in steps {
      switch step {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point):
        if points.isEmpty, let restart { points = [restart] }
        points.append(point)
      case .curve(let end, let control1, let control2):
        let start = points.last ?? restart ?? control1
        if points.isEmpty { points = [start] }
        Self.flatten(start, control1, control2, end, tolerance, into: &points)
      case .close:
        restart = points.first ?? restart
        finish(closed: true)
      }
    }
    finish(closed: false)
    return result
  }

  private static func flatten(
    _ start: Point, _ control1: Point, _ control2: Point, _ end: Point, _ tolerance: Double,
    into points: inout [Point]
  ) {
    // A line over 1/n of a curve is at most |B''| / 8n² away, and |B''| at most 6 times these second differences.
    let first = magnitude(start, control1, control2)
    let second = magnitude(control1, control2, end)
    let wanted = (0.75 * max(first, second) / tolerance).squareRoot().rounded(.up)
    let count = wanted.isFinite ? min(max(wanted, 1), maximumLines) : 1
    for index in stride(from: 1, through: count, by: 1) {
      let part = index / count
      let rest = 1 - part
      let (a, b) = (rest * rest * rest, 3 * rest * rest * part)
      let (c, d) = (3 * rest * part * part, part * part * part)
      points.append(
        Point(
          x: a * start.x + b * control1.x + c * control2.x + d * end.x,
          y: a * start.y + b * control1.y + c * control2.y + d * end.y))
    }
  }

  private static func magnitude(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let x = a.x - 2 * b.x + c.x
    let y = a.y - 2 * b.y + c.y
    return (x * x + y * y).squareRoot()
  }
}
