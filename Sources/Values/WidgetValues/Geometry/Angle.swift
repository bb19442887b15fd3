// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An angle; positive ones are clockwise as it is seen on the screen.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle of zero degrees.
  public static let zero = Angle(degrees: 0)

  /// The size of the angle, in degrees.
  public var degrees: Double

  /// The size of the angle, in radians.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// Creates an angle of zero degrees.
  public init() { self.init(degrees: 0) }

  /// Creates an angle of degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// Creates an angle of radians.
  public init(radians: Double) {
    degrees = radians * 180 / .pi
  }

  /// An angle from a number of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle from a number of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Whether an angle is smaller than another.
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }

  /// The sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(degrees: left.degrees + right.degrees)
  }

  /// The difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(degrees: left.degrees - right.degrees)
  }

  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }

  /// A multiple of an angle.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(degrees: angle.degrees * factor)
  }

  /// A part of an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(degrees: angle.degrees / divisor)
  }
}
