// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The color of a paint at every point.
struct PaintShader {
  private enum Form {
    case line(start: Point, direction: Point, lengthSquared: Double)
    case rings(center: Point, scale: Size, from: Double, to: Double)
    case angle(center: Point, from: Double, to: Double)
    case fields([ResolvedColor], columns: Int, rect: Rect)
  }

  private var stops: [(location: Double, color: ResolvedColor)]
  private var form: Form

  /// Prepares a paint for a shape in a rectangle, in the coordinates in which it will be asked.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - rect: The rectangle.
  ///   - scale: How much longer lengths of the paint are there, in each direction.
  init(_ paint: Paint, in rect: Rect, scale: Size = Size(width: 1, height: 1)) {
    stops = []
    form = .line(start: .zero, direction: .zero, lengthSquared: 0)
    switch paint {
    case .color(let color): stops = [(0, color)]
    case .linearGradient(let gradient, let from, let to):
      stops = Self.ordered(gradient)
      let (start, end) = (rect.point(at: from), rect.point(at: to))
      let direction = Point(x: end.x - start.x, y: end.y - start.y)
      form = .line(
        start: start, direction: direction,
        lengthSquared: direction.x * direction.x + direction.y * direction.y)
    case .radialGradient(let gradient, let center, let from, let to):
      stops = Self.ordered(gradient)
      form = .rings(center: rect.point(at: center), scale: scale, from: from, to: to)
    case .ellipticalGradient(let gradient, let center, let from, let to):
      stops = Self.ordered(gradient)
      form = .rings(center: rect.point(at: center), scale: rect.size, from: from, to: to)
    case .angularGradient(let gradient, let center, let from, let to):
      stops = Self.ordered(gradient)
      form = .angle(center: rect.point(at: center), from: from, to: to)
    case .mesh(let colors, let columns):
      stops = colors.prefix(2).map { (0, $0) }
      form = .fields(colors, columns: max(1, columns), rect: rect)
    }
  }

  /// As in SVG: a stop is at or behind the one before it.
  private static func ordered(
    _ gradient: [GradientStop]
  ) -> [(location: Double, color: ResolvedColor)] {
    var reached = 0.0
    return gradient.map { stop in
      reached = max(reached, stop.location.unit)
      return (reached, stop.color)
    }
  }

  /// Whether all points have one color, and which.
  var single: PremultipliedColor? {
    guard let first = stops.first else { return PremultipliedColor.zero }
    guard stops.count > 1 else { return PremultipliedColor(first.color) }
    // A gradient without length is its last color, as SVG has it.
    let isFlat =
      switch form {
      case .line(_, _, let lengthSquared): !(lengthSquared > 0 && lengthSquared.isFinite)
      case .rings(_, let scale, let from, let to):
        from == to || !(scale.width > 0 && scale.height > 0)
      case .angle, .fields: false
      }
    return isFlat ? PremultipliedColor(stops[stops.count - 1].color) : nil
  }

  /// The color at a point of a gradient.
  func color(at point: Point) -> PremultipliedColor {
    if let single { return single }
    switch form {
    case .line(let start, let direction, let lengthSquared):
      return PremultipliedColor(
        color(
          at: ((point.x - start.x) * direction.x + (point.y - start.y) * direction.y)
            / lengthSquared))
    case .rings(let center, let scale, let from, let to):
      let (x, y) = ((point.x - center.x) / scale.width, (point.y - center.y) / scale.height)
      return PremultipliedColor(
        color(at: ((x * x + y * y).squareRoot() - from) / (to - from)))
    case .angle(let center, _, _):
      return PremultipliedColor(
        color(atDegrees: Self.degrees(x: point.x - center.x, y: point.y - center.y)))
    case .fields(let colors, let columns, let rect):
      let rows = max(1, colors.count / columns)
      func index(_ part: Double, _ count: Int) -> Int {
        Int(min(max(part * Double(count), 0), Double(count - 1)))
      }
      let column = index((point.x - rect.minX) / rect.width, columns)
      let row = index((point.y - rect.minY) / rect.height, rows)
      return PremultipliedColor(colors[min(row * columns + column, colors.count - 1)])
    }
  }

  /// The color at an angle of an angular gradient, from 0 to 360 degrees.
  ///
  /// Beyond its ends, the half of the rest that is nearer to an end has that end's color. Source: Apple's documentation of
  /// `AngularGradient`.
  func color(atDegrees degrees: Double) -> ResolvedColor {
    guard case .angle(_, let from, let to) = form, let last = stops.last, let first = stops.first
    else { return .clear }
    let sweep = to - from
    guard sweep != 0, sweep.isFinite else { return last.color }
    // The turn from the first color in the direction of the last.
    var turn = (sweep > 0 ? degrees - from : from - degrees).truncatingRemainder(dividingBy: 360)
    if turn < 0 { turn += 360 }
    let length = min(abs(sweep), 360)
    guard turn > length else { return color(at: turn / abs(sweep)) }
    return turn - length < (360 - length) / 2 ? last.color : first.color
  }

  private func color(at part: Double) -> ResolvedColor {
    guard let next = stops.firstIndex(where: { $0.location > part }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (lower, upper) = (stops[next - 1], stops[next])
    let mix = (part - lower.location) / (upper.location - lower.location)
    func mixed(_ lower: Double, _ upper: Double) -> Double { lower + (upper - lower) * mix }
    return ResolvedColor(
      red: mixed(lower.color.red, upper.color.red),
      green: mixed(lower.color.green, upper.color.green),
      blue: mixed(lower.color.blue, upper.color.blue),
      opacity: mixed(lower.color.opacity, upper.color.opacity))
  }

  /// The angle of a direction, clockwise from the right, from 0 to 360; about a hundredth of a degree off at most.
  private static func degrees(x: Double, y: Double) -> Double {
    let (long, short) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    guard long > 0 else { return 0 }
    // A polynomial for the arc tangent from 0 to 1 (Abramowitz and Stegun, 4.4.49).
    let part = short / long
    let square = part * part
    var angle =
      part
      * (0.999_866_0
        + square
        * (-0.330_299_5 + square * (0.180_141_0 + square * (-0.085_133_0 + square * 0.020_835_1))))
      * 180 / .pi
    if abs(y) > abs(x) { angle = 90 - angle }
    if x < 0 { angle = 180 - angle }
    return y < 0 ? 360 - angle : angle
  }
}
