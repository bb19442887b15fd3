// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

extension CGPath {
  /// Returns a path with the same steps.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a path with the same steps, to which shapes can be added.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a transformed path; a nil transform is the identity.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying((transform?.pointee ?? .identity).engine))
  }

  /// Returns a transformed path, to which shapes can be added; a nil transform is the identity.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying((transform?.pointee ?? .identity).engine))
  }

  /// Returns the outline of a line along the path, which is transformed before.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line.
  ///   - lineCap: The shape of the line's ends.
  ///   - lineJoin: The shape of its corners.
  ///   - miterLimit: From which length on, as a multiple of the width, a sharp corner is cut off.
  ///   - transform: Is applied to the path before the line is drawn.
  /// - Returns: The outline, which is to be filled.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap.engine, lineJoin: lineJoin.engine,
      miterLimit: miterLimit)
    return CGPath(path.applying(transform.engine).strokedPath(style))
  }

  /// Returns the dashes of the path, which is transformed before, as subpaths of straight lines.
  ///
  /// - Parameters:
  ///   - phase: Where in the pattern the first dash starts.
  ///   - lengths: The lengths of dashes and gaps, alternating.
  ///   - transform: Is applied to the path before it is cut.
  /// - Returns: The dashes, along which lines are to be drawn.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(dash: lengths.map { Double($0) }, dashPhase: phase)
    var dashes = Path()
    for line in path.applying(transform.engine).flattened(tolerance: 0.01).flatMap(style.dashed) {
      dashes.addLines(line.points)
      if line.isClosed { dashes.closeSubpath() }
    }
    return CGPath(dashes)
  }

  /// Returns whether the insides of both paths have a point in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !path.intersection(other.path, eoFill: rule == .evenOdd).isEmpty
  }

  /// Returns the path around what is inside of one of the paths or of both.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the path around what is inside of both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the path around what is inside of this path and outside of another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// Returns the path around what is inside of exactly one of the paths.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath
  { CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd)) }

  /// Returns a path with the same inside, whose parts do not cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }
}

extension CGLineCap {
  /// The shape of ends in the type of the drawing engine.
  var engine: StrokeStyle.LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  /// The shape of corners in the type of the drawing engine.
  var engine: StrokeStyle.LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
