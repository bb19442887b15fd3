// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The color of a paint at every point.
struct PaintShader {
  private var stops: [(location: Double, color: ResolvedColor)]
  private var start = Point.zero
  private var direction = Point.zero
  private var lengthSquared = 0.0

  /// Prepares a paint for a shape in a rectangle, in the coordinates in which it will be asked.
  init(_ paint: Paint, in rect: Rect) {
    switch paint {
    case .color(let color):
      stops = [(0, color)]
    case .linearGradient(let gradient, let from, let to):
      // As in SVG: a stop is at or behind the one before it.
      var reached = 0.0
      stops = gradient.map { stop in
        reached = max(reached, stop.location.unit)
        return (reached, stop.color)
      }
      start = rect.point(at: from)
      let end = rect.point(at: to)
      direction = Point(x: end.x - start.x, y: end.y - start.y)
      lengthSquared = direction.x * direction.x + direction.y * direction.y
    }
  }

  /// Whether all points have one color, and which.
  var single: PremultipliedColor? {
    guard let first = stops.first else { return PremultipliedColor.zero }
    guard stops.count > 1 else { return PremultipliedColor(first.color) }
    // A gradient without length is its last color, as SVG has it.
    guard lengthSquared > 0, lengthSquared.isFinite else {
      return PremultipliedColor(stops[stops.count - 1].color)
    }
    return nil
  }

  /// The color at a point of a gradient.
  func color(at point: Point) -> PremultipliedColor {
    if let single { return single }
    let part =
      ((point.x - start.x) * direction.x + (point.y - start.y) * direction.y) / lengthSquared
    guard let next = stops.firstIndex(where: { $0.location > part }) else {
      return PremultipliedColor(stops[stops.count - 1].color)
    }
    guard next > 0 else { return PremultipliedColor(stops[0].color) }
    let (lower, upper) = (stops[next - 1], stops[next])
    let mix = (part - lower.location) / (upper.location - lower.location)
    func mixed(_ path: KeyPath<ResolvedColor, Double>) -> Double {
      lower.color[keyPath: path] + (upper.color[keyPath: path] - lower.color[keyPath: path]) * mix
    }
    return PremultipliedColor(
      ResolvedColor(
        red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity)))
  }
}

extension Rect {
  /// The place that the parts of the width and height name.
  func point(at unit: UnitPoint) -> Point {
    Point(x: minX + width * unit.x, y: minY + height * unit.y)
  }
}
