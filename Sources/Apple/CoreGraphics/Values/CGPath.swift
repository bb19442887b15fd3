// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
package import WidgetViews

/// A path that does not change.
public class CGPath: @unchecked Sendable {
  package var path: Path

  package init(_ path: Path) { self.path = path }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect.engine), transform)
  }

  /// Makes the outline of an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect.engine), transform)
  }

  /// Makes the outline of a rounded rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path(
        roundedRect: rect.engine,
        cornerSize: WidgetViews.Size(width: cornerWidth, height: cornerHeight), style: .circular),
      transform)
  }

  private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path.applying((transform?.pointee ?? .identity).engine))
  }
}

/// A path that is being made.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public convenience init() { self.init(Path()) }

  /// Begins a new part.
  public func move(to point: CGPoint) { path.move(to: point.engine) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point.engine) }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end.engine, control: control.engine)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end.engine, control1: control1.engine, control2: control2.engine)
  }

  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center.engine, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addPath(Path(rect.engine)) }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addPath(Path(ellipseIn: rect.engine)) }

  /// Adds lines from one point to the next.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds another path.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }

  /// Ends the part where it began.
  public func closeSubpath() { path.closeSubpath() }
}

extension CGPoint {
  /// The point with the engine's numbers.
  package var engine: Point { Point(x: x, y: y) }
}

extension CGRect {
  /// The rectangle with the engine's numbers.
  package var engine: Rect { Rect(x: minX, y: minY, width: width, height: height) }
}

extension CGAffineTransform {
  /// The transform with the engine's numbers.
  package var engine: PlaneTransform { PlaneTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
