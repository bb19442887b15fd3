// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreGraphics
public import Foundation
import UIKit
public import WidgetViews

extension Path {
  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) { self.init(Rect(rect)) }

  /// Makes the outline of a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: Rect(rect), cornerRadius: cornerRadius, style: style)
  }

  /// Makes the outline of a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: Rect(rect), cornerSize: WidgetViews.Size(cornerSize), style: style)
  }

  /// Makes the outline of an ellipse.
  public init(ellipseIn rect: CGRect) { self.init(ellipseIn: Rect(rect)) }

  /// The point at which the next line begins.
  public var currentPoint: CGPoint? { enginePoint.map { CGPoint($0) } }

  /// The smallest rectangle around the path.
  public var boundingRect: CGRect { CGRect(engineBounds) }

  /// Begins a new part.
  public mutating func move(to end: CGPoint) { move(to: Point(end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { addLine(to: Point(end)) }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addQuadCurve(to: Point(end), control: Point(control))
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addCurve(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(Rect(rect), transform: PlaneTransform(transform))
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(
      Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addEllipse(in: Rect(rect), transform: PlaneTransform(transform))
  }

  /// Adds straight lines between points.
  public mutating func addLines(_ lines: [CGPoint]) { addLines(lines.map { Point($0) }) }

  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: Point(center), radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: PlaneTransform(transform))
  }

  /// Adds a part of a circle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: Point(center), radius: radius, startAngle: startAngle, delta: delta,
      transform: PlaneTransform(transform))
  }

  /// Adds a part of a circle that rounds a corner.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
  ) {
    addArc(tangent1End: Point(corner), tangent2End: Point(end), radius: radius)
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path, transform: PlaneTransform(transform))
  }

  /// The path, moved, turned or in another size.
  public func applying(_ transform: CGAffineTransform) -> Path {
    applying(PlaneTransform(transform))
  }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    contains(Point(point), eoFill: eoFill)
  }
}

extension Path {
  /// Makes the path of CoreGraphics'.
  public init(_ path: CGPath) { self = path.path }

  /// The path for CoreGraphics.
  public var cgPath: CGPath { CGPath(self) }
}
