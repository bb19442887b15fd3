// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Turns, stretches, slants and moves points of the plane.
///
/// A point x, y comes to lie at a·x + c·y + tx, b·x + d·y + ty, as with Core Graphics' `CGAffineTransform`.
public struct PlaneTransform: Hashable, Sendable {
  /// Leaves every point where it is.
  public static let identity = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The part of x that goes into x.
  public var a: Double

  /// The part of x that goes into y.
  public var b: Double

  /// The part of y that goes into x.
  public var c: Double

  /// The part of y that goes into y.
  public var d: Double

  /// The horizontal translation, in points.
  public var tx: Double

  /// The vertical translation, in points; positive is down.
  public var ty: Double

  /// Creates a transform of its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a turn around the origin; a positive angle is clockwise on the screen.
  public init(rotation angle: Angle) {
    let turn = angle.degrees.isFinite ? Turn(degrees: angle.degrees) : Turn(degrees: 0)
    self.init(a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: 0, ty: 0)
  }

  /// Creates a stretch from the origin.
  public init(scaleX: Double, y: Double) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a move, in points.
  public init(translationX: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// This transform, and then another.
  public func concatenating(_ other: PlaneTransform) -> PlaneTransform {
    PlaneTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform that undoes this one; nil if this one leaves no area.
  public var inverse: PlaneTransform? {
    let area = a * d - b * c
    guard area != 0, area.isFinite else { return nil }
    return PlaneTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }

  /// The same, but with a point that stays where it is instead of the origin.
  public func around(_ point: Point) -> PlaneTransform {
    PlaneTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(PlaneTransform(translationX: point.x, y: point.y))
  }

  /// Whether all six numbers are numbers and not infinite.
  public var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Whether points keep their places.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transformed point.
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around where a rectangle comes to lie.
  public func callAsFunction(_ rect: Rect) -> Rect {
    let corners = [
      self(Point(x: rect.minX, y: rect.minY)), self(Point(x: rect.maxX, y: rect.minY)),
      self(Point(x: rect.minX, y: rect.maxY)), self(Point(x: rect.maxX, y: rect.maxY)),
    ]
    return Rect(around: corners)
  }
}

extension Rect {
  /// The smallest rectangle around points; of no size if there are none.
  package init(around points: some Sequence<Point>) {
    var (left, top, right, bottom) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self =
      left <= right && top <= bottom
      ? Rect(x: left, y: top, width: right - left, height: bottom - top)
      : Rect(origin: .zero, size: .zero)
  }

  /// The smallest rectangle around this one and another; one without any length does not count.
  package func union(_ other: Rect) -> Rect {
    if width == 0, height == 0 { return other }
    if other.width == 0, other.height == 0 { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
