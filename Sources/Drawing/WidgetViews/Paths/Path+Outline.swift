// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Path {
  /// The distance of the control points of a quarter circle from its ends, in radii: 4/3 · tan(90°
  /// / 4).
  package static let quarterControl = 0.552_284_749_830_793_6

  /// The path of a shape.
  package init(_ outline: Outline) {
    let rect = outline.rect
    switch outline.kind {
    case .rectangle:
      self.init(rectangle: rect)
    case .roundedRectangle(let radius, let style):
      self.init(roundedRectangle: rect, cornerRadius: radius, style: style)
    case .ellipse:
      self.init(arcOf: rect, from: 0, to: 360)
      closeSubpath()
    case .arc(let from, let to):
      self.init(arcOf: rect, from: from, to: to)
    case .path(let steps, _):
      self.init(steps: steps)
    }
  }

  /// The path of a rectangle, clockwise from its upper left corner.
  package init(rectangle rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// A part of the ellipse in a rectangle: angles in degrees, clockwise, 0 at the top; at most one turn.
  ///
  /// A quarter of a turn or less becomes one curve, whose distance from the ellipse is below 0.03 % of the radius.
  package init(arcOf rect: Rect, from: Double, to: Double) {
    guard from.isFinite, to.isFinite else { return }
    let sweep = min(max(to - from, -360), 360)
    let center = Point(x: rect.midX, y: rect.midY)
    let (radiusX, radiusY) = (rect.width / 2, rect.height / 2)
    // The point at an angle, and the direction in which the angle grows there.
    func place(_ turn: Turn) -> (point: Point, dx: Double, dy: Double) {
      let point = Point(
        x: center.x + radiusX * turn.sine, y: center.y - radiusY * turn.cosine)
      return (point, radiusX * turn.cosine, radiusY * turn.sine)
    }
    let count = max(1, Int((abs(sweep) / 90).rounded(.up)))
    let step = sweep / Double(count)
    let quarter = Turn(degrees: step / 4)
    let control = 4 / 3 * quarter.sine / quarter.cosine
    var start = place(Turn(degrees: from))
    move(to: start.point)
    for index in 1...count {
      let end = place(Turn(degrees: from + step * Double(index)))
      addCurve(
        to: end.point,
        control1: Point(
          x: start.point.x + control * start.dx, y: start.point.y + control * start.dy),
        control2: Point(x: end.point.x - control * end.dx, y: end.point.y - control * end.dy))
      start = end
    }
  }
}
