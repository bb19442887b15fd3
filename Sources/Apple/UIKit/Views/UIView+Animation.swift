// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension UIView {
  /// Calls the changes at once, as nothing is animated.
  public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animations()
  }

  /// Calls the changes and the completion at once, as nothing is animated.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// How changes are animated.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The views inside are arranged within the animation, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// While the user touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// From where it is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again; here the changes are made once.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Forward and back again, together with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// As long as is said.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// As fast as is said.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// With changes of the content.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Views are hidden and shown.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// With these options alone.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 65536)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 131072)
    /// At the same speed from the start to the end.
    public static let curveLinear = AnimationOptions(rawValue: 196608)
    /// Turned from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1_048_576)
    /// Turned from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2_097_152)
    /// Up, as a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3_145_728)
    /// Down, as a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4_194_304)
    /// One through the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5_242_880)
    /// Turned from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6_291_456)
    /// Turned from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7_340_032)
  }

  /// Calls the changes and the completion at once, as nothing is animated.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Calls the changes and the completion at once, as nothing is animated.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Calls the changes and the completion at once, as nothing is animated.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Calls a function at once, as no change is animated here anyway.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Whether changes are animated; it has no effect here.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Whether changes are animated; never here.
  public class var areAnimationsEnabled: Bool { false }
}
