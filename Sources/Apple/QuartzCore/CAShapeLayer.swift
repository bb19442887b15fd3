// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
import WidgetViews

/// The rule that decides what is inside of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path winds around, counted by direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Segments are joined by a sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Segments are joined by a round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners that are cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends in a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends half of its width after its last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  /// The path, in the coordinates of the layer; nil for none.
  open var path: CGPath?
  /// The color inside of the path; nil for none.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The rule that decides what is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the line along the path; nil for none.
  open var strokeColor: CGColor?
  /// Where the line starts, from 0 to 1 of the path.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1 of the path.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How long a sharp corner may be, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in the dashes the line starts, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and of the gaps after them, in points; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]?

  func drawShape(in context: CGContext) {
    guard let path else { return }
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0, strokeStart < strokeEnd else { return }
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    if let lineDashPattern {
      context.setLineDash(
        phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
    }
    context.addPath(CGPath(path.path.trimmedPath(from: strokeStart, to: strokeEnd)))
    context.strokePath()
  }
}
