// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Path {
  /// How far a straight line may be from its curve where a path is measured, in points.
  static let measuringTolerance = 0.01

  /// The smallest rectangle around the path, without the control points of its curves.
  public var boundingRect: Rect {
    Rect(around: flattened(tolerance: Self.measuringTolerance).lazy.flatMap(\.points))
  }

  /// Whether a point is inside.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - eoFill: Whether parts inside parts are holes by turns, and not by their direction.
  /// - Returns: Whether it is inside.
  public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in flattened(tolerance: Self.measuringTolerance) {
      for (index, start) in line.points.enumerated() {
        let end = line.points[index + 1 < line.points.count ? index + 1 : 0]
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { winding += eoFill ? 1 : start.y < end.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The path, turned, stretched or moved.
  @_disfavoredOverload
  public func applying(_ transform: PlaneTransform) -> Path {
    Path(
      steps: steps.map { step in
        switch step {
        case .move(let point): .move(to: transform(point))
        case .line(let point): .line(to: transform(point))
        case .curve(let end, let control1, let control2):
          .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
      })
  }

  /// The path, moved by distances in points.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    applying(PlaneTransform(translationX: dx, y: dy))
  }

  /// The area of a line along the path, as a path to be filled.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let lines = flattened(tolerance: Self.measuringTolerance).flatMap { style.dashed($0) }
    let outline = StrokeOutline(
      of: lines, width: style.lineWidth, cap: style.lineCap, join: style.lineJoin,
      miterLimit: style.miterLimit, tolerance: Self.measuringTolerance)
    var path = Path()
    for polygon in outline.polygons {
      path.addLines(polygon)
      path.closeSubpath()
    }
    return path
  }

  /// Whether all coordinates are numbers that a screen can be near.
  var isDrawable: Bool {
    func isNear(_ point: Point) -> Bool { abs(point.x) <= 1e7 && abs(point.y) <= 1e7 }
    return steps.allSatisfy { step in
      switch step {
      case .move(let point), .line(let point): isNear(point)
      case .curve(let end, let first, let second): isNear(end) && isNear(first) && isNear(second)
      case .close: true
      }
    }
  }
}
