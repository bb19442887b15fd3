// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Path {
  /// Creates the path of a rectangle, clockwise from its upper left corner.
  @_disfavoredOverload
  public init(_ rect: Rect) {
    self.init(rectangle: rect)
  }

  /// Creates the path of a rectangle with round corners of a radius, in points.
  @_disfavoredOverload
  public init(
    roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRectangle: rect, cornerRadius: cornerRadius.isFinite ? cornerRadius : 0, style: style)
  }

  /// Creates the path of a rectangle with round corners; of corners that are not as wide as high, the mean counts.
  @_disfavoredOverload
  public init(
    roundedRect rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerRadius: (cornerSize.width + cornerSize.height) / 2, style: style)
  }

  /// Creates the path of a rectangle whose corners can have different radii.
  @_disfavoredOverload
  public init(
    roundedRect rect: Rect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRectangle: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates the path of the largest ellipse in a rectangle, clockwise from its right.
  @_disfavoredOverload
  public init(ellipseIn rect: Rect) {
    self.init()
    let center = Point(x: rect.midX, y: rect.midY)
    let place = PlaneTransform(scaleX: rect.width / 2, y: rect.height / 2)
      .concatenating(PlaneTransform(translationX: center.x, y: center.y))
    addArc(center: .zero, radius: 1, from: 0, sweep: 360, transform: place)
    closeSubpath()
  }

  /// Appends the steps of another path, changed by the transform.
  @_disfavoredOverload
  public mutating func addPath(_ path: Path, transform: PlaneTransform = .identity) {
    steps += transform.isIdentity ? path.steps : path.applying(transform).steps
  }

  /// Appends a closed rectangle, changed by the transform.
  @_disfavoredOverload
  public mutating func addRect(_ rect: Rect, transform: PlaneTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Appends closed rectangles, changed by the transform.
  @_disfavoredOverload
  public mutating func addRects(_ rects: [Rect], transform: PlaneTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with round corners.
  @_disfavoredOverload
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous,
    transform: PlaneTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle whose corners can have different radii.
  @_disfavoredOverload
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: PlaneTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds the largest ellipse in a rectangle.
  @_disfavoredOverload
  public mutating func addEllipse(in rect: Rect, transform: PlaneTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds a part with straight lines between points.
  @_disfavoredOverload
  public mutating func addLines(_ lines: [Point]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a part of a circle, and before it a straight line from where the path is.
  ///
  /// Angles begin at the right. What Core Graphics calls clockwise is against the clock on a screen, where y grows downward, and so it is
  /// here. Source: Apple's documentation of `Path.addArc`.
  @_disfavoredOverload
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: PlaneTransform = .identity
  ) {
    var sweep = endAngle.degrees - startAngle.degrees
    guard sweep.isFinite else { return }
    if clockwise {
      if sweep > 0 { sweep -= (sweep / 360).rounded(.up) * 360 }
      sweep = max(sweep, -360)
    } else {
      if sweep < 0 { sweep += (-sweep / 360).rounded(.up) * 360 }
      sweep = min(sweep, 360)
    }
    addArc(
      center: center, radius: radius, from: startAngle.degrees, sweep: sweep, transform: transform)
  }

  /// Adds a part of a circle that turns by an angle, and before it a straight line from where the path is.
  @_disfavoredOverload
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Angle, delta: Angle,
    transform: PlaneTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, from: startAngle.degrees, sweep: delta.degrees,
      transform: transform)
  }

  /// Adds a part of a circle that touches two lines: from where the path is to the first point, and on to the second.
  @_disfavoredOverload
  public mutating func addArc(tangent1End corner: Point, tangent2End end: Point, radius: Double) {
    guard let start = currentPoint else { return move(to: corner) }
    let (inX, inY) = (start.x - corner.x, start.y - corner.y)
    let (outX, outY) = (end.x - corner.x, end.y - corner.y)
    let lengths = ((inX * inX + inY * inY) * (outX * outX + outY * outY)).squareRoot()
    let cosine = (inX * outX + inY * outY) / lengths
    let sine = (inX * outY - inY * outX) / lengths
    // Lines that do not meet at an angle have no such circle.
    guard radius > 0, radius.isFinite, lengths > 0, lengths.isFinite, abs(sine) > 1e-9 else {
      return addLine(to: corner)
    }
    // The circle touches both lines at radius / tan(half the angle) from the corner.
    let distance = radius * (1 + cosine) / abs(sine)
    let inLength = (inX * inX + inY * inY).squareRoot()
    let outLength = (outX * outX + outY * outY).squareRoot()
    let touch = Point(
      x: corner.x + inX / inLength * distance, y: corner.y + inY / inLength * distance)
    let leave = Point(
      x: corner.x + outX / outLength * distance, y: corner.y + outY / outLength * distance)
    addLine(to: touch)
    // One curve is near enough up to a quarter of a turn, and two are beyond.
    let half = ((1 - cosine) / 2).squareRoot()
    let toCenter = radius / half
    let (midX, midY) = (inX / inLength + outX / outLength, inY / inLength + outY / outLength)
    let middle = (midX * midX + midY * midY).squareRoot()
    let center = Point(
      x: corner.x + midX / middle * toCenter, y: corner.y + midY / middle * toCenter)
    let tip = Point(
      x: center.x + (corner.x - center.x) / toCenter * radius,
      y: center.y + (corner.y - center.y) / toCenter * radius)
    addArc(center: center, radius: radius, touch, tip)
    addArc(center: center, radius: radius, tip, leave)
  }

  /// Adds less than half of a circle between two points on it.
  private mutating func addArc(center: Point, radius: Double, _ start: Point, _ end: Point) {
    let (startX, startY) = ((start.x - center.x) / radius, (start.y - center.y) / radius)
    let (endX, endY) = ((end.x - center.x) / radius, (end.y - center.y) / radius)
    let cosine = startX * endX + startY * endY
    let sine = startX * endY - startY * endX
    // 4/3 · tan(angle / 4), by the half-angle formulas.
    let halfCosine = max(0, (1 + cosine) / 2).squareRoot()
    let halfSine = max(0, (1 - cosine) / 2).squareRoot()
    let control = (sine < 0 ? -1 : 1) * 4 / 3 * halfSine / (1 + halfCosine) * radius
    addCurve(
      to: end,
      control1: Point(x: start.x - control * startY, y: start.y + control * startX),
      control2: Point(x: end.x + control * endY, y: end.y - control * endX))
  }

  /// Adds a part of a circle: degrees from the right, a positive sweep clockwise on the screen, at most ten turns.
  private mutating func addArc(
    center: Point, radius: Double, from start: Double, sweep: Double, transform: PlaneTransform
  ) {
    guard start.isFinite, sweep.isFinite, radius.isFinite, radius >= 0 else { return }
    let sweep = min(max(sweep, -3600), 3600)
    func place(_ turn: Turn, _ control: Double) -> Point {
      transform(
        Point(
          x: center.x + radius * (turn.cosine - control * turn.sine),
          y: center.y + radius * (turn.sine + control * turn.cosine)))
    }
    let count = max(1, Int((abs(sweep) / 90).rounded(.up)))
    let step = sweep / Double(count)
    let quarter = Turn(degrees: step / 4)
    let control = 4 / 3 * quarter.sine / quarter.cosine
    var turn = Turn(degrees: start)
    if steps.isEmpty || steps.last == .close {
      move(to: place(turn, 0))
    } else {
      addLine(to: place(turn, 0))
    }
    for index in 1...count {
      let next = Turn(degrees: start + step * Double(index))
      addCurve(
        to: place(next, 0), control1: place(turn, control), control2: place(next, -control))
      turn = next
    }
  }
}
