// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import WidgetViews

extension Path {
  /// A step of a path; the coordinates are points in the space of the path.
  public enum Element: Equatable, Sendable {
    /// A new subpath begins at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point; a path keeps it as a cubic one, so that none has this step here.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the beginning of the subpath.
    case closeSubpath
  }

  /// Calls a function with each step of the path, in their order.
  public func forEach(_ body: (Element) -> Void) {
    for step in steps {
      switch step {
      case .move(let end): body(.move(to: CGPoint(end)))
      case .line(let end): body(.line(to: CGPoint(end)))
      case .curve(let end, let control1, let control2):
        body(.curve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2)))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// Adds an arc that rounds the corner between two lines, after a transform of the arc.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform
  ) {
    var arc = Path()
    if let start = currentPoint as CGPoint? { arc.move(to: start.applying(transform.inverted())) }
    arc.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    for step in arc.applying(transform).steps.drop(while: \.isMove) { steps.append(step) }
  }
}

extension VectorPath.Step {
  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }
}
