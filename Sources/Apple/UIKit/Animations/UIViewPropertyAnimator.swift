// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation

extension UIView {
  /// How fast changes go.
  public enum AnimationCurve: Int, Hashable, Sendable { case easeInOut, easeIn, easeOut, linear }
  /// Whether a tint is dimmed.
  public enum TintAdjustmentMode: Int, Hashable, Sendable { case automatic, normal, dimmed }
  /// How changes in steps are animated.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits of a number.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option that is called "layout subviews".
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// The option that is called "allow user interaction".
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// The option that is called "begin from current state".
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// The option that is called "repeat".
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// The option that is called "autoreverse".
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// The option that is called "calculation mode linear", which is no option.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The option that is called "calculation mode discrete".
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1024)
    /// The option that is called "calculation mode paced".
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2048)
    /// The option that is called "calculation mode cubic".
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3072)
    /// The option that is called "calculation mode cubic paced".
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4096)
  }
  /// Calls the changes and the completion at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Calls the changes at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) { animations() }
  /// Calls the completion at once.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) { completion?(true) }
  /// Calls the changes and the completion at once.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Calls the changes at once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
  /// How long changes take; no time here.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  /// The length of a content that has none.
  public static let noIntrinsicMetric: CGFloat = -1
  /// As small as rules allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as rules allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Whether changes are being animated.
public enum UIViewAnimatingState: Int, Hashable, Sendable { case inactive, active, stopped }

/// Where changes have come to.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable { case end, start, current }

/// What animates changes, which happen at once here.
@MainActor @preconcurrency public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether changes are animated.
  var state: UIViewAnimatingState { get }
  /// Whether changes go on.
  var isRunning: Bool { get }
  /// Whether changes go back.
  var isReversed: Bool { get set }
  /// How much is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Is told of what happens, which is nothing here.
  func startAnimation()
  /// Is told of what happens, which is nothing here.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Is told of what happens, which is nothing here.
  func pauseAnimation()
  /// Is told of what happens, which is nothing here.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Is told of what happens, which is nothing here.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What animates changes of functions.
@MainActor @preconcurrency public protocol UIViewImplicitlyAnimating: UIViewAnimating {}

/// What animates changes, which happen at once here.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long it would take, in seconds.
  public let duration: TimeInterval
  /// How fast changes would go.
  public let timingParameters: (any UITimingCurveProvider)?
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Whether changes are animated.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether changes go on; never here.
  open var isRunning: Bool { false }
  /// Whether changes go back.
  open var isReversed = false
  /// Whether changes can be paused.
  open var isInterruptible = true
  /// Whether users can touch meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether touches are found by the app.
  open var isManualHitTestingEnabled = false
  /// Whether fingers move it evenly.
  open var scrubsLinearly = true
  /// Whether it stays active at its end.
  open var pausesOnCompletion = false
  /// How much is done, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Creates what makes changes at once.
  public init(
    duration: TimeInterval = 0,
    timingParameters parameters: any UITimingCurveProvider = UICubicTimingParameters()
  ) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }
  /// Creates what makes changes at once.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration)
    if let animations { changes.append(animations) }
  }
  /// Creates what makes changes at once.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration)
    if let animations { changes.append(animations) }
  }
  /// Creates what makes changes at once.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration)
    if let animations { changes.append(animations) }
  }
  /// Calls the changes and the completion at once.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    animations()
    completion?(.end)
    return UIViewPropertyAnimator()
  }
  /// Adds changes for the start.
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  /// Adds changes for the start.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }
  /// Adds a function for the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Calls the changes and the functions for the end at once.
  open func startAnimation() {
    for change in changes { change() }
    for completion in completions { completion(.end) }
    (changes, completions) = ([], [])
  }
  /// Calls the changes at once.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Does nothing, as a widget has no screen.
  open func pauseAnimation() {}
  /// Does nothing, as a widget has no screen.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// Does nothing, as a widget has no screen.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  /// Calls the changes at once.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}

/// The kind of a curve.
public enum UITimingCurveType: Int, Hashable, Sendable { case builtin, cubic, spring, composed }

/// How fast changes go.
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
}

/// A curve with two points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// The curve of the system.
  public let animationCurve: UIView.AnimationCurve
  /// The first point of the curve.
  public let controlPoint1: CGPoint
  /// The second point of the curve.
  public let controlPoint2: CGPoint
  /// The kind of the curve.
  open var timingCurveType: UITimingCurveType { .cubic }
  /// Creates a curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve = .easeInOut) {
    (animationCurve, controlPoint1, controlPoint2) = (curve, .zero, .zero)
  }
  /// Creates a curve of points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.linear, point1, point2)
  }
}

/// The curve of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// How fast the spring begins.
  public let initialVelocity: CGVector
  /// The kind of the curve.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Creates a spring that is damped.
  public init(
    dampingRatio ratio: CGFloat = 1, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) { initialVelocity = velocity }
  /// Creates a spring of its parts.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) { initialVelocity = velocity }
}
