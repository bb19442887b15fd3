// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
package import WidgetViews

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Which, as bits.
  public let rawValue: UInt

  /// Makes it of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Lines and curves, by UIKit's name.
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path: Path

  /// Makes an empty path.
  public override init() { path = Path() }

  package init(_ path: Path) { self.path = path }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect.engine)) }

  /// Makes the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect.engine)) }

  /// Makes the outline of a rounded rectangle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect.engine, cornerRadius: cornerRadius))
  }

  /// Makes the outline of a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    // A radius of more than half of a side is half of it.
    let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    func length(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? radius : 0 }
    self.init(
      UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: length(.topLeft), bottomLeading: length(.bottomLeft),
          bottomTrailing: length(.bottomRight), topTrailing: length(.topRight)),
        style: .circular
      ).path(in: rect.engine))
  }

  /// Makes a part of a circle, its angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path for CoreGraphics and SwiftUI.
  open var cgPath: CGPath { CGPath(path) }

  /// Makes a path of CoreGraphics'.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The width of lines along the path.
  open var lineWidth: CGFloat = 1

  /// How lines along the path end.
  open var lineCapStyle = CGLineCap.butt

  /// How lines along the path meet.
  open var lineJoinStyle = CGLineJoin.miter

  /// Fills the path in the picture that is being made.
  open func fill() {
    UIGraphicsGetCurrentContext().map { context in
      context.addPath(cgPath)
      context.fillPath()
    }
  }

  /// Draws a line along the path in the picture that is being made.
  open func stroke() {
    UIGraphicsGetCurrentContext().map { context in
      context.saveGState()
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.addPath(cgPath)
      context.strokePath()
      context.restoreGState()
    }
  }

  /// Shows of what follows in the picture that is being made only what is inside of the path.
  open func addClip() {
    UIGraphicsGetCurrentContext().map { context in
      context.addPath(cgPath)
      context.clip()
    }
  }

  /// Begins a new part.
  open func move(to point: CGPoint) { path.move(to: point.engine) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point.engine) }

  /// Adds a quadratic curve.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end.engine, control: controlPoint.engine)
  }

  /// Adds a cubic curve.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end.engine, control1: controlPoint1.engine, control2: controlPoint2.engine)
  }

  /// Adds a part of a circle; clockwise is as on a screen, where y goes down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center.engine, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  /// Adds another path.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Ends the part where it began.
  open func close() { path.closeSubpath() }
}
