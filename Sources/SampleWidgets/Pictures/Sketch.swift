// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Draws a picture of plain shapes, one over the other, on a square of 100 by 100.
///
/// Colors are `0xRRGGBB`. Angles are in degrees, clockwise.
struct Sketch {
  /// The control points of a quarter of a circle, as a part of its radius.
  private static let quarter = 0.5523

  private var paths: [VectorPath] = []

  /// Begins with a square of a color.
  init(ground: UInt32) {
    shape([(0, 0), (100, 0), (100, 100), (0, 100)], ground)
  }

  /// The picture.
  var asset: ImageAsset {
    let box = Rect(x: 0, y: 0, width: 100, height: 100)
    return ImageAsset(
      content: .vector(VectorImage(viewBox: box, paths: paths)), size: Size(width: 200, height: 200)
    )
  }

  /// A circle.
  mutating func circle(
    _ x: Double, _ y: Double, _ radius: Double, _ color: UInt32, opacity: Double = 1
  ) {
    ellipse(x, y, radius, radius, color, opacity: opacity)
  }

  /// An ellipse, turned around its middle.
  mutating func ellipse(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UInt32,
    turn: Double = 0, opacity: Double = 1
  ) {
    let angle = Turn(degrees: turn)
    func point(_ dx: Double, _ dy: Double) -> Point {
      angle.point(dx * width, dy * height, around: Point(x: x, y: y))
    }
    let k = Self.quarter
    add(
      [
        .move(to: point(0, -1)),
        .curve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k)),
        .curve(to: point(0, 1), control1: point(1, k), control2: point(k, 1)),
        .curve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
        .curve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1)), .close,
      ], color, opacity)
  }

  /// A rectangle around a middle, turned.
  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UInt32,
    turn: Double = 0, opacity: Double = 1
  ) {
    let angle = Turn(degrees: turn)
    let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
      angle.point($0.0 * width / 2, $0.1 * height / 2, around: Point(x: x, y: y))
    }
    shape(corners.map { ($0.x, $0.y) }, color, opacity: opacity)
  }

  /// A polygon.
  mutating func shape(
    _ corners: [(x: Double, y: Double)], _ color: UInt32, opacity: Double = 1
  ) {
    let points = corners.map { Point(x: $0.x, y: $0.y) }
    guard let first = points.first else { return }
    add([.move(to: first)] + points.dropFirst().map { .line(to: $0) } + [.close], color, opacity)
  }

  /// A shape whose edge runs smoothly through points.
  mutating func blob(_ points: [(x: Double, y: Double)], _ color: UInt32, opacity: Double = 1) {
    add(Self.smooth(points, isClosed: true), color, opacity)
  }

  /// A line that runs smoothly through points, its ends round.
  mutating func line(
    _ points: [(x: Double, y: Double)], _ color: UInt32, width: Double, opacity: Double = 1
  ) {
    let stroke = VectorPath.Stroke(
      ink: .color(Self.color(color, opacity)), width: width, cap: .round, join: .round)
    paths.append(
      VectorPath(steps: Self.smooth(points, isClosed: false), fill: nil, stroke: stroke))
  }

  private mutating func add(_ steps: [VectorPath.Step], _ color: UInt32, _ opacity: Double) {
    paths.append(VectorPath(steps: steps, fill: .color(Self.color(color, opacity))))
  }

  private static func color(_ value: UInt32, _ opacity: Double) -> ResolvedColor {
    func part(_ shift: UInt32) -> Double { Double((value >> shift) & 255) / 255 }
    return ResolvedColor(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }

  /// The curve of Catmull and Rom through points, as Bézier curves.
  private static func smooth(
    _ corners: [(x: Double, y: Double)], isClosed: Bool
  ) -> [VectorPath.Step] {
    let points = corners.map { Point(x: $0.x, y: $0.y) }
    guard let first = points.first else { return [] }
    let count = points.count
    func at(_ index: Int) -> Point {
      isClosed ? points[(index + count) % count] : points[min(max(0, index), count - 1)]
    }
    var steps: [VectorPath.Step] = [.move(to: first)]
    for index in 0..<(isClosed ? count : count - 1) {
      let (before, start, end, after) = (at(index - 1), at(index), at(index + 1), at(index + 2))
      steps.append(
        .curve(
          to: end,
          control1: Point(
            x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
          control2: Point(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6)))
    }
    return isClosed ? steps + [.close] : steps
  }
}
