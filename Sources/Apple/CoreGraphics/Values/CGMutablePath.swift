// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

/// A path to which shapes can be added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public convenience init() { self.init(Path()) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform).engine)
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform).engine)
  }

  /// Adds a quadratic Bézier curve to a point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(
      to: end.applying(transform).engine, control: control.applying(transform).engine)
  }

  /// Adds a cubic Bézier curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform).engine, control1: control1.applying(transform).engine,
      control2: control2.applying(transform).engine)
  }

  /// Adds an arc, after a line to its start; angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: center.engine, radius: radius, startAngle: .radians(startAngle),
        endAngle: .radians(endAngle), clockwise: clockwise)
    }
  }

  /// Adds an arc that touches the line to a first point and the line from there to a second one.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        tangent1End: tangent1End.engine, tangent2End: tangent2End.engine, radius: radius)
    }
  }

  /// Adds an arc of an angle from its start on, after a line to its start; angles are in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRelativeArc(
        center: center.engine, radius: radius, startAngle: .radians(startAngle),
        delta: .radians(delta))
    }
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect.engine, transform: transform.engine)
  }

  /// Adds rectangles, each as a subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects.map(\.engine), transform: transform.engine)
  }

  /// Adds a rectangle with round corners as a subpath.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect.engine, cornerSize: WidgetViews.Size(width: cornerWidth, height: cornerHeight),
      style: .circular, transform: transform.engine)
  }

  /// Adds the ellipse in a rectangle as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect.engine, transform: transform.engine)
  }

  /// Adds straight lines between the points, in a new subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform).engine })
  }

  /// Adds the subpaths of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform.engine)
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { path.closeSubpath() }

  /// Adds what starts at the current point and is then transformed.
  private func add(_ transform: CGAffineTransform, _ addition: (inout Path) -> Void) {
    guard !transform.isIdentity else { return addition(&path) }
    var part = Path()
    let start = path.currentPoint.map { CGPoint(x: $0.x, y: $0.y).applying(transform.inverted()) }
    if let start { part.move(to: start.engine) }
    addition(&part)
    path.steps += part.applying(transform.engine).steps.dropFirst(start == nil ? 0 : 1)
  }
}
