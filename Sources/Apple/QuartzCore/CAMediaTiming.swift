// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// The time of a layer or an animation in that of the one around it.
public protocol CAMediaTiming {
  /// The start, in seconds of the time around it.
  var beginTime: CFTimeInterval { get set }
  /// The length, in seconds; 0 is the length of the transaction.
  var duration: CFTimeInterval { get set }
  /// How many times faster than the time around it the time goes.
  var speed: Float { get set }
  /// The own time at the start, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated; 0 is once.
  var repeatCount: Float { get set }
  /// How long it is repeated, in seconds; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition goes back to the start.
  var autoreverses: Bool { get set }
  /// What is shown before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start is there before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The start is there before, and the end stays.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing; the animation is removed.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The text of the name.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same pace from the start to the end.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The change begins slowly and then gets faster.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The change begins fast and then gets slower.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pace that the system's own animations have.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation, as a Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  /// Creates the pace of a name; a name that is not known is the same pace from start to end.
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
  }

  /// Creates a pace with the two control points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  /// Writes the place of one of the curve's four points: x, then y.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0..<4).contains(idx) else { return }
    ptr[0] = all[idx * 2]
    ptr[1] = all[idx * 2 + 1]
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time since the system started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
