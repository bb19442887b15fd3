// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreGraphics
public import Foundation
import UIKit
public import WidgetViews

extension Path {
  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) { self.init(Rect(rect)) }

  /// Creates the path of a rounded rectangle with a corner radius in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: Rect(rect), cornerRadius: cornerRadius, style: style)
  }

  /// Creates the path of a rounded rectangle with a corner size in points.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: Rect(rect), cornerSize: WidgetViews.Size(cornerSize), style: style)
  }

  /// Creates the path of the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { self.init(ellipseIn: Rect(rect)) }

  /// The current point, from which the next line starts; nil if the path is empty.
  public var currentPoint: CGPoint? { enginePoint.map { CGPoint($0) } }

  /// The bounding rectangle of the path.
  public var boundingRect: CGRect { CGRect(engineBounds) }

  /// Starts a new subpath at a point.
  public mutating func move(to end: CGPoint) { move(to: Point(end)) }

  /// Adds a straight line to a point.
  public mutating func addLine(to end: CGPoint) { addLine(to: Point(end)) }

  /// Adds a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addQuadCurve(to: Point(end), control: Point(control))
  }

  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addCurve(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  /// Adds a rectangle as a subpath.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(Rect(rect), transform: PlaneTransform(transform))
  }

  /// Adds rectangles as subpaths.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rounded rectangle as a subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds the ellipse in a rectangle as a subpath.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addEllipse(in: Rect(rect), transform: PlaneTransform(transform))
  }

  /// Adds straight lines between the points, in a new subpath.
  public mutating func addLines(_ lines: [CGPoint]) { addLines(lines.map { Point($0) }) }

  /// Adds an arc between two angles, after a line to its start.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: Point(center), radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: PlaneTransform(transform))
  }

  /// Adds an arc from an angle over a range of angles, after a line to its start.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: Point(center), radius: radius, startAngle: startAngle, delta: delta,
      transform: PlaneTransform(transform))
  }

  /// Adds an arc that rounds the corner between two lines.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
  ) {
    addArc(tangent1End: Point(corner), tangent2End: Point(end), radius: radius)
  }

  /// Adds the subpaths of another path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path, transform: PlaneTransform(transform))
  }

  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    applying(PlaneTransform(transform))
  }

  /// Returns whether a point is inside of the path, by the winding or the even-odd rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    contains(Point(point), eoFill: eoFill)
  }
}

extension Path {
  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) { self = path.path }

  /// The path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(self) }
}
