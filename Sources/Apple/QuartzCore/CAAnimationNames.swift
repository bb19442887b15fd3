// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How the values between key frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// The value of each keyframe holds until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At the same speed from the first to the last.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve at the same speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It follows the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It follows the path backward.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How a new state appears.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in over the old one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// It moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one moves away from it.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a new state comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content comes from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The new content comes from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The new content comes from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The new content comes from the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
