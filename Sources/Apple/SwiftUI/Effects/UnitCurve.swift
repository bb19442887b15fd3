// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A curve from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    indirect case inverse(Kind)
  }

  private let kind: Kind

  /// Returns a cubic curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      kind: .bezier(
        Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
        Double(endControlPoint.y)))
  }

  /// The curve of which the value is the time.
  public static let linear = UnitCurve(kind: .bezier(0, 0, 1, 1))
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(kind: .bezier(0.42, 0, 0.58, 1))
  /// A curve that starts and ends slowly, by an older name.
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(kind: .bezier(0.42, 0, 1, 1))
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(kind: .bezier(0, 0, 0.58, 1))
  /// A part of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
  /// A part of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
  /// Parts of circles that start and end slowly.
  public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

  /// Returns the height of the curve at a part of its width; outside of the width it is that of the nearer end.
  public func value(at progress: Double) -> Double {
    Self.value(of: kind, at: min(max(progress, 0), 1))
  }

  /// Returns the slope of the curve at a part of its width.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let (before, after) = (max(progress - step, 0), min(progress + step, 1))
    return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
  }

  /// The curve whose width and height are exchanged.
  public var inverse: UnitCurve {
    if case .inverse(let kind) = kind {
      UnitCurve(kind: kind)
    } else {
      UnitCurve(kind: .inverse(kind))
    }
  }

  private static func value(of kind: Kind, at x: Double) -> Double {
    switch kind {
    case .inverse(let kind):
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if value(of: kind, at: middle) < x { low = middle } else { high = middle }
      }
      return (low + high) / 2
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (x - 1) * (x - 1)).squareRoot()
    case .circularEaseInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : ((1 - (2 - 2 * x) * (2 - 2 * x)).squareRoot() + 1) / 2
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.cubic(y1, y2, at: Self.parameter(of: x, x1, x2))
    }
  }

  private static func cubic(_ first: Double, _ second: Double, at t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }

  /// The parameter at which a curve whose x grows has an x, found by halving.
  private static func parameter(of x: Double, _ first: Double, _ second: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if cubic(first, second, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
