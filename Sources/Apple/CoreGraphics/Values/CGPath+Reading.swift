// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

extension CGPath {
  /// Whether nothing was added to the path.
  public var isEmpty: Bool { path.isEmpty }

  /// The end of what was added last; the origin if the path is empty.
  public var currentPoint: CGPoint { path.currentPoint.map(CGPoint.init) ?? .zero }

  /// The smallest rectangle around the path, without the control points of its curves; null if the path is empty.
  public var boundingBoxOfPath: CGRect {
    guard !path.isEmpty else { return .null }
    let rect = path.boundingRect
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The smallest rectangle around all points of the path, with the control points of its curves; null if the path is empty.
  public var boundingBox: CGRect {
    let points = path.steps.flatMap(\.points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether a point, after a transform, is inside of the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform).engine, eoFill: rule == .evenOdd)
  }

  /// Returns whether the path is one rectangle, which is written to the pointer unless that is nil.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = boundingBox
    let corners = path.steps.flatMap(\.points).map(CGPoint.init)
    let isClosed = path.steps.last == .close || corners.first == corners.last
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1))
    guard isClosed, box.width > 0, box.height > 0, Set(corners).count == 4,
      (4...5).contains(corners.count),
      path.steps.allSatisfy({ $0.points.count < 2 }),
      sides.allSatisfy({ $0.x == $1.x || $0.y == $1.y })
    else { return false }
    rect?.pointee = box
    return true
  }

  /// Calls a function with each step of the path; a quadratic curve is kept, and so passed, as a cubic one here.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in path.steps {
      var points = step.points.map(CGPoint.init)
      points.withUnsafeMutableBufferPointer { buffer in
        // A step that closes a subpath has no points, and so no address of them.
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
          guard let base = buffer.baseAddress ?? none.baseAddress else { return }
          let element = CGPathElement(type: step.type, points: base)
          withUnsafePointer(to: element) { block($0) }
        }
      }
    }
  }

  /// Calls a function with a pointer and each step of the path, as ``applyWithBlock(_:)`` does.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

/// A step of a path, and the points that belong to it.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// The control points of a curve and then the end of the step: as many as its type has.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step from what it does and its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// It starts a subpath, at one point.
  case moveToPoint
  /// It adds a straight line to one point.
  case addLineToPoint
  /// It adds a curve, with a control point and an end.
  case addQuadCurveToPoint
  /// It adds a curve, with two control points and an end.
  case addCurveToPoint
  /// It adds a line to the start of the subpath, without a point.
  case closeSubpath
}

/// A function that gets a pointer of its caller and a step of a path.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension VectorPath.Step {
  /// The control points and the end.
  fileprivate var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

extension CGPoint {
  /// Creates a point from one of the drawing engine.
  fileprivate init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
