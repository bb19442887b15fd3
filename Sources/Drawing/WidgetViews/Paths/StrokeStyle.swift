// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The style of the stroke of a path or a shape.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of a line.
  public typealias LineCap = VectorPath.LineCap

  /// The shape of the corners of a line.
  public typealias LineJoin = VectorPath.LineJoin

  /// The width of the line, in points.
  public var lineWidth: Double

  /// The shape of the line's ends.
  public var lineCap: LineCap

  /// The shape of the line's corners.
  public var lineJoin: LineJoin

  /// The greatest length of a miter join, in half line widths; a longer one is beveled.
  public var miterLimit: Double

  /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
  public var dash: [Double]

  /// The distance into the dash pattern at which the line begins, in points.
  public var dashPhase: Double

  /// Creates a style; lengths are in points, and an empty `dash` is a solid line.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle {
  /// How many dashes a part of a path can have; one with more is drawn without gaps, which would not be seen.
  private static let dashLimit = 10_000.0

  /// The pattern as it is drawn: twice if its number of lengths is odd, and empty if it cannot be drawn.
  package var pattern: [Double] {
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }),
      dash.contains(where: { $0 > 0 })
    else { return [] }
    return dash.count % 2 == 0 ? dash : dash + dash
  }

  /// The dashes of a part of a path; the part itself if there are no gaps.
  package func dashed(_ line: Polyline) -> [Polyline] {
    let pattern = pattern
    let period = pattern.reduce(0, +)
    guard period > 0 else { return [line] }
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    let total = zip(points, points.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    guard total.isFinite, total / period * Double(pattern.count) < Self.dashLimit else {
      return [line]
    }
    var index = 0
    var rest = dashPhase.isFinite ? dashPhase.truncatingRemainder(dividingBy: period) : 0
    if rest < 0 { rest += period }
    while rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    var dashes: [Polyline] = []
    var current: [Point] = index % 2 == 0 ? points.prefix(1).map { $0 } : []
    for (start, end) in zip(points, points.dropFirst()) {
      let length = Self.distance(start, end)
      var reached = 0.0
      while length - reached > left {
        reached += left
        let part = reached / length
        let point = Point(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        if index % 2 == 0 {
          dashes.append(Polyline(points: current + [point], isClosed: false))
          current = []
        } else {
          current = [point]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - reached
      if index % 2 == 0 { current.append(end) }
    }
    if current.count > 1 { dashes.append(Polyline(points: current, isClosed: false)) }
    return dashes
  }

  private static func distance(_ first: Point, _ second: Point) -> Double {
    let (x, y) = (second.x - first.x, second.y - first.y)
    return (x * x + y * y).squareRoot()
  }
}
