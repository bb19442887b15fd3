// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
package import WidgetViews

/// A path that cannot be changed.
public class CGPath: @unchecked Sendable {
  package var path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates the path of a rectangle; a nil transform is the identity.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect.engine), transform)
  }

  /// Creates the path of the ellipse in a rectangle; a nil transform is the identity.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect.engine), transform)
  }

  /// Creates the path of a rounded rectangle; a nil transform is the identity.
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

/// A path to which shapes can be added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public convenience init() { self.init(Path()) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point.engine) }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point.engine) }

  /// Adds a quadratic Bézier curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end.engine, control: control.engine)
  }

  /// Adds a cubic Bézier curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end.engine, control1: control1.engine, control2: control2.engine)
  }

  /// Adds an arc, after a line to its start; angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center.engine, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) { path.addPath(Path(rect.engine)) }

  /// Adds the ellipse in a rectangle as a subpath.
  public func addEllipse(in rect: CGRect) { path.addPath(Path(ellipseIn: rect.engine)) }

  /// Adds straight lines between the points, in a new subpath.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds the subpaths of another path.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { path.closeSubpath() }
}

extension CGPoint {
  /// The point in the type of the drawing engine.
  package var engine: Point { Point(x: x, y: y) }
}

extension CGRect {
  /// The rectangle in the type of the drawing engine.
  package var engine: Rect { Rect(x: minX, y: minY, width: width, height: height) }
}

extension CGAffineTransform {
  /// The transform in the type of the drawing engine.
  package var engine: PlaneTransform { PlaneTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
