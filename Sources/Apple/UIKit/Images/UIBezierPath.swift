// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
package import WidgetViews

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners of the rectangle.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A path of lines and curves, by its UIKit name.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  var path: Path

  /// Creates an empty path.
  public override init() { path = Path() }

  package init(_ path: Path) { self.path = path }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect.engine)) }

  /// Creates the path of the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect.engine)) }

  /// Creates the path of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect.engine, cornerRadius: cornerRadius))
  }

  /// Creates the path of a rectangle with some rounded corners; only the width of the radii is
  /// used.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    // A radius larger than half of a side is reduced to that half.
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

  /// Creates the path of an arc; angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path for Core Graphics and SwiftUI.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The width of lines along the path, in points.
  open var lineWidth: CGFloat = 1

  /// The shape of the ends of lines.
  open var lineCapStyle = CGLineCap.butt

  /// The shape of the corners of lines.
  open var lineJoinStyle = CGLineJoin.miter

  /// From which length on, as a multiple of the width, sharp corners are cut off.
  open var miterLimit: CGFloat = 10

  /// How far lines may be from curves, which has no effect: curves are always drawn finely here.
  open var flatness: CGFloat = 0.6

  /// Whether parts inside of parts are holes by turns, and not by their direction.
  open var usesEvenOddFillRule = false

  var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point.engine) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point.engine) }

  /// Adds a quadratic Bézier curve to a point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end.engine, control: controlPoint.engine)
  }

  /// Adds a cubic Bézier curve to a point.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end.engine, control1: controlPoint1.engine, control2: controlPoint2.engine)
  }

  /// Adds an arc; angles are in radians, and clockwise is as seen, with y pointing down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center.engine, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  /// Adds the subpaths of another path.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Closes the subpath with a line to its start.
  open func close() { path.closeSubpath() }
}
