// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The animation of a change, which does not affect a widget's picture.
public struct Animation: Hashable, Sendable {
  /// Creates the animation, which has no settings here.
  package init() {}

  /// The default animation of the system.
  public static let `default` = Animation()
  /// An animation at a constant speed.
  public static let linear = Animation()
  /// An animation that starts slowly.
  public static let easeIn = Animation()
  /// An animation that ends slowly.
  public static let easeOut = Animation()
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation()
  /// An animation of a spring.
  public static let spring = Animation()
  /// A spring animation without bounce.
  public static let smooth = Animation()
  /// A spring animation with a small bounce.
  public static let snappy = Animation()
  /// A spring animation with a larger bounce.
  public static let bouncy = Animation()
  /// A spring animation for interactive changes.
  public static let interactiveSpring = Animation()

  /// Returns an animation at a constant speed; the duration in seconds is ignored.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Returns an animation that starts slowly; the duration in seconds is ignored.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Returns an animation that ends slowly; the duration in seconds is ignored.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Returns an animation that starts and ends slowly; the duration in seconds is ignored.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Returns a spring animation; the arguments are ignored.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Returns a spring animation; the arguments are ignored.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// Returns a spring animation without bounce; the arguments are ignored.
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// Returns a spring animation with a small bounce; the arguments are ignored.
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// Returns a spring animation with a larger bounce; the arguments are ignored.
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }

  /// Returns a spring animation for interactive changes; the arguments are ignored.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// Returns a spring animation for interactive changes; the arguments are ignored.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// Returns the animation after a delay in seconds, which is ignored.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the animation at a multiple of its speed, which is ignored.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation repeated `count` times, which is ignored.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation repeated forever, which is ignored.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
