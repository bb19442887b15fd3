// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

extension CGContext {
  /// Starts a new, empty path.
  public func beginPath() { outline = Path() }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { outline.move(to: point.engine) }

  /// Adds a straight line to the path.
  public func addLine(to point: CGPoint) {
    outline.addLine(to: point.engine)
  }

  /// Adds a quadratic Bézier curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end.engine, control: control.engine)
  }

  /// Adds a cubic Bézier curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end.engine, control1: control1.engine, control2: control2.engine)
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { outline.addRect(rect.engine) }

  /// Adds rectangles to the path.
  public func addRects(_ rects: [CGRect]) { outline.addRects(rects.map(\.engine)) }

  /// Adds straight lines between the points to the path, in a new subpath.
  public func addLines(between points: [CGPoint]) { outline.addLines(points.map(\.engine)) }

  /// Adds the ellipse in a rectangle to the path.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect.engine) }

  /// Adds another path to the path.
  public func addPath(_ other: CGPath) { outline.addPath(other.path) }

  /// Adds an arc to the path, after a line to its start; angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center.engine, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }

  /// Closes the subpath with a line to its start.
  public func closePath() { outline.closeSubpath() }

  /// Adds an arc to the path that touches the line to a first point and the line from there to a second one.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(
      tangent1End: tangent1End.engine, tangent2End: tangent2End.engine, radius: radius)
  }

  /// Makes the path the outline of the line that would be drawn along it.
  public func replacePathWithStrokedPath() { outline = outline.strokedPath(state.line) }

  /// The path that is not drawn yet; nil if it is empty.
  public var path: CGPath? { outline.isEmpty ? nil : CGPath(outline) }

  /// Whether nothing was added to the path.
  public var isPathEmpty: Bool { outline.isEmpty }

  /// The end of what was added to the path last; the origin if it is empty.
  public var currentPointOfPath: CGPoint { CGPath(outline).currentPoint }

  /// The smallest rectangle around all points of the path, with the control points of its curves; null if it is empty.
  public var boundingBoxOfPath: CGRect { CGPath(outline).boundingBox }

  /// Returns whether a point is where the path would be drawn.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isOdd = mode == .eoFill || mode == .eoFillStroke
    let isInside = mode != .stroke && outline.contains(point.engine, eoFill: isOdd)
    guard !isInside, mode != .fill, mode != .eoFill else { return isInside }
    return outline.strokedPath(state.line).contains(point.engine)
  }
}
