// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Lines of one width and filled shapes, of which the stand-ins for symbols are drawn.
struct SymbolSketch {
  private static let lineWidth = 2.0

  /// The control points of a quarter of a circle, as a part of its radius.
  private static let quarter = 0.5523

  /// The paths that were drawn.
  private(set) var paths: [VectorPath] = []

  /// The sketch with lines from point to point: pairs of numbers, `x, y`.
  func line(_ numbers: Double..., closed: Bool = false) -> SymbolSketch {
    stroked(Self.steps(numbers) + (closed ? [.close] : []))
  }

  /// The sketch with a filled polygon, its corners a little round.
  func polygon(_ numbers: Double...) -> SymbolSketch {
    adding(
      VectorPath(
        steps: Self.steps(numbers) + [.close], fill: .current(opacity: 1),
        stroke: Self.stroke(width: 1.5)))
  }

  /// The sketch with a curve: where it begins, then two control points and an end for each part.
  func curve(_ numbers: Double..., closed: Bool = false) -> SymbolSketch {
    stroked(Self.curveSteps(numbers) + (closed ? [.close] : []))
  }

  /// The sketch with a filled curve.
  func blob(_ numbers: Double...) -> SymbolSketch {
    adding(
      VectorPath(steps: Self.curveSteps(numbers) + [.close], fill: .current(opacity: 1)))
  }

  /// The sketch with a circle.
  func circle(_ x: Double, _ y: Double, _ radius: Double) -> SymbolSketch {
    stroked(Self.circleSteps(x, y, radius))
  }

  /// The sketch with a filled circle.
  func dot(_ x: Double, _ y: Double, _ radius: Double) -> SymbolSketch {
    adding(VectorPath(steps: Self.circleSteps(x, y, radius), fill: .current(opacity: 1)))
  }

  /// The sketch with a part of a circle, from an angle on by another; in degrees, from the right, clockwise.
  func arc(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, by sweep: Double
  ) -> SymbolSketch {
    stroked(
      Path { path in
        path.addRelativeArc(
          center: Point(x: x, y: y), radius: radius, startAngle: .degrees(start),
          delta: .degrees(sweep))
      }.steps)
  }

  /// The sketch with what another has, in half the size or another, from a place on.
  func adding(
    _ other: SymbolSketch?, scale: Double = 1, x: Double = 0, y: Double = 0
  ) -> SymbolSketch {
    let change = PlaneTransform(scaleX: scale, y: scale)
      .concatenating(PlaneTransform(translationX: x, y: y))
    var sketch = self
    for var path in other?.paths ?? [] {
      path.steps = Path(steps: path.steps).applying(change).steps
      path.stroke?.width *= max(scale, 0.75)
      sketch.paths.append(path)
    }
    return sketch
  }

  /// The sketch with a rectangle, its corners round.
  func box(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, radius: Double = 2
  ) -> SymbolSketch {
    let inset = radius * (1 - Self.quarter)
    return curve(
      left + radius, top, left + radius, top, right - radius, top, right - radius, top,
      right - inset, top, right, top + inset, right, top + radius,
      right, top + radius, right, bottom - radius, right, bottom - radius,
      right, bottom - inset, right - inset, bottom, right - radius, bottom,
      right - radius, bottom, left + radius, bottom, left + radius, bottom,
      left + inset, bottom, left, bottom - inset, left, bottom - radius,
      left, bottom - radius, left, top + radius, left, top + radius,
      left, top + inset, left + inset, top, left + radius, top, closed: true)
  }

  private func stroked(_ steps: [VectorPath.Step]) -> SymbolSketch {
    adding(VectorPath(steps: steps, fill: nil, stroke: Self.stroke(width: Self.lineWidth)))
  }

  private func adding(_ path: VectorPath) -> SymbolSketch {
    var sketch = self
    sketch.paths.append(path)
    return sketch
  }

  private static func stroke(width: Double) -> VectorPath.Stroke {
    VectorPath.Stroke(ink: .current(opacity: 1), width: width, cap: .round, join: .round)
  }

  private static func points(_ numbers: [Double]) -> [Point] {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      Point(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  private static func steps(_ numbers: [Double]) -> [VectorPath.Step] {
    points(numbers).enumerated().map { $0 == 0 ? .move(to: $1) : .line(to: $1) }
  }

  private static func curveSteps(_ numbers: [Double]) -> [VectorPath.Step] {
    let points = points(numbers)
    guard let first = points.first else { return [] }
    return [.move(to: first)]
      + stride(from: 1, to: points.count - 2, by: 3).map {
        .curve(to: points[$0 + 2], control1: points[$0], control2: points[$0 + 1])
      }
  }

  private static func circleSteps(
    _ x: Double, _ y: Double, _ radius: Double
  ) -> [VectorPath.Step] {
    let control = radius * quarter
    return curveSteps([
      x, y - radius, x + control, y - radius, x + radius, y - control, x + radius, y,
      x + radius, y + control, x + control, y + radius, x, y + radius,
      x - control, y + radius, x - radius, y + control, x - radius, y,
      x - radius, y - control, x - control, y - radius, x, y - radius,
    ]) + [.close]
  }
}
