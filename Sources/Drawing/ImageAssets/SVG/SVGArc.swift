// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

import struct WidgetValues.Point

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A part of an ellipse between two points, as the path command `A` has it.
///
/// SVG 2, appendix "Elliptical arc implementation notes": the center follows from the end points; radii that are too
/// small for them grow until they fit.
struct SVGArc {
  var start: Point
  var end: Point
  var radiusX: Double
  var radiusY: Double
  /// The turn of the ellipse's x axis, in degrees.
  var rotation: Double
  var isLarge: Bool
  var isClockwise: Bool

  /// The arc as curves of at most a quarter turn each.
  var steps: [VectorPath.Step] {
    guard start != end else { return [] }
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    guard rx > 0, ry > 0 else { return [.line(to: end)] }
    let axes = SVGTransform.rotation(rotation)
    // Half the way from the end to the start, in the ellipse's own directions.
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let x = axes.a * half.x + axes.b * half.y
    let y = axes.c * half.x + axes.d * half.y
    let excess = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let distance = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    guard distance.isFinite, distance > 0 else { return [.line(to: end)] }
    let factor = max(0, 1 / distance - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    // The center, on the unit circle's scale.
    let (ux, uy) = (factor * y / ry, -factor * x / rx)
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let toPlane = SVGTransform.translation(middle.x, middle.y)(axes(.scale(rx, ry)))(
      .translation(ux, uy))
    let from = atan2(y / ry - uy, x / rx - ux)
    var sweep = atan2(-y / ry - uy, -x / rx - ux) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    return Self.curves(from: from, sweep: sweep, on: toPlane, endingAt: end)
  }

  /// Curves along the unit circle, which a transform maps to the ellipse.
  private static func curves(
    from start: Double, sweep: Double, on transform: SVGTransform, endingAt end: Point
  ) -> [VectorPath.Step] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (first, last) = (start + Double(index) * step, start + Double(index + 1) * step)
      let control1 = Point(
        x: cos(first) - handle * sin(first), y: sin(first) + handle * cos(first))
      let control2 = Point(x: cos(last) + handle * sin(last), y: sin(last) - handle * cos(last))
      // The last point is the one that the file names, not the one that rounding makes of it.
      let point = index == count - 1 ? end : transform(Point(x: cos(last), y: sin(last)))
      return .curve(to: point, control1: transform(control1), control2: transform(control2))
    }
  }
}
