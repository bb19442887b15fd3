// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
import WidgetViews

extension UIBezierPath {
  /// Whether nothing was added to the path.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path, without the control points of its curves; empty if the path is.
  public var bounds: CGRect { isEmpty ? .zero : cgPath.boundingBoxOfPath }

  /// The end of what was added last; the origin if the path is empty.
  public var currentPoint: CGPoint { cgPath.currentPoint }

  /// Returns whether a point is inside of the path.
  public func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Removes everything from the path.
  public func removeAllPoints() { path = Path() }

  /// Transforms all points of the path.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform.engine) }

  /// Returns the path with its parts from the last to the first, each from its end to its start.
  public func reversing() -> UIBezierPath {
    let reversed = makeCopy()
    reversed.path = Path()
    for part in path.parts.reversed() { reversed.path.addPath(part.reversed) }
    return reversed
  }

  /// Returns a copy of the path with its line.
  public func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  private func makeCopy() -> UIBezierPath {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}

extension Path {
  /// The parts that start with a move.
  fileprivate var parts: [Path] {
    var parts: [Path] = []
    for step in steps {
      if case .move = step { parts.append(Path()) }
      if parts.isEmpty { parts.append(Path()) }
      parts[parts.count - 1].steps.append(step)
    }
    return parts
  }

  /// A single part from its end to its start.
  fileprivate var reversed: Path {
    guard let end = Path(steps: steps.filter { $0 != .close }).currentPoint else { return self }
    var reversed = Path()
    reversed.move(to: end)
    var places: [Point] = []
    for step in steps {
      switch step {
      case .move(let point), .line(let point), .curve(let point, _, _): places.append(point)
      case .close: break
      }
    }
    let drawn = steps.filter { $0 != .close }
    for (index, step) in drawn.enumerated().reversed() where index > 0 {
      switch step {
      case .curve(_, let control1, let control2):
        reversed.addCurve(to: places[index - 1], control1: control2, control2: control1)
      default: reversed.addLine(to: places[index - 1])
      }
    }
    if steps.last == .close { reversed.closeSubpath() }
    return reversed
  }
}
