// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The outline of a shape: lines and curves, of which those that follow each other without a move are one part.
///
/// Every curve is kept as a cubic Bézier curve; an arc of a quarter of a turn is then less than 0.03 % of its radius off.
public struct Path: Hashable, Sendable {
  /// The steps; all coordinates are absolute.
  package var steps: [VectorPath.Step] = []

  /// Creates a path without steps.
  public init() {}

  /// Creates a path by adding to an empty one.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  package init(steps: [VectorPath.Step]) {
    self.steps = steps
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// The end of the last step; nil if the path is empty.
  public var currentPoint: Point? {
    switch steps.last {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: partStart
    case nil: nil
    }
  }

  /// Where the last part began.
  private var partStart: Point? {
    for step in steps.reversed() {
      if case .move(let point) = step { return point }
    }
    return nil
  }

  /// Begins a new subpath at a point.
  @_disfavoredOverload
  public mutating func move(to end: Point) {
    steps.append(.move(to: end))
  }

  /// Adds a straight line from the current point.
  @_disfavoredOverload
  public mutating func addLine(to end: Point) {
    steps.append(.line(to: end))
  }

  /// Adds a curve with one control point.
  @_disfavoredOverload
  public mutating func addQuadCurve(to end: Point, control: Point) {
    let start = currentPoint ?? control
    func third(_ point: Point) -> Point {
      Point(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    steps.append(.curve(to: end, control1: third(start), control2: third(end)))
  }

  /// Adds a curve with two control points.
  @_disfavoredOverload
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    steps.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Goes back to where the part began.
  public mutating func closeSubpath() {
    if let last = steps.last, last != .close { steps.append(.close) }
  }
}
