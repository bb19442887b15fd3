// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import CoreGraphics
public import Foundation

/// What an object learns about the start and the end of an animation; here it learns nothing, as
/// nothing is animated.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Is called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Is called when the animation ends; `flag` is false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing by default where an animation has begun; none runs in a widget.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing by default where an animation has ended; none runs in a widget.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation, which keeps its values and is never shown: a widget has no running layers.
open class CAAnimation: NSObject, CAMediaTiming, NSCopying, @unchecked Sendable {
  /// The start, in seconds of the layer's time.
  open var beginTime: CFTimeInterval = 0
  /// The length, in seconds; 0 is the length of the transaction.
  open var duration: CFTimeInterval = 0
  /// How many times faster than the layer's the time goes.
  open var speed: Float = 1
  /// The own time at the start, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated; 0 is once.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds; 0 leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition goes back to the start.
  open var autoreverses = false
  /// What is shown before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace; nil is the same pace from start to end.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that learns of the start and the end, which is kept alive; nil for none.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation at its end.
  open var isRemovedOnCompletion = true
  /// How often the screen should change each second.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates an animation of no property.
  public override required init() { super.init() }

  /// Returns an animation of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// Takes over the values of an animation.
  func take(_ other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    preferredFrameRateRange = other.preferredFrameRateRange
  }
}

/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  /// The name of the property, such as `transform.scale`; nil for none.
  open var keyPath: String?
  /// Whether the values are added to the property's own.
  open var isAdditive = false
  /// Whether each repetition starts where the last one ended.
  open var isCumulative = false
  /// What makes a transform of the values; nil for none.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of no property.
  public required init() { super.init() }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// The value at the start; nil is the layer's.
  open var fromValue: Any?
  /// The value at the end; nil is the layer's.
  open var toValue: Any?
  /// The value that is added to that at the start; nil for none.
  open var byValue: Any?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// The values; nil if a path has them.
  open var values: [Any]?
  /// The path along which a point moves; nil if there are values.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1; nil spreads them evenly.
  open var keyTimes: [NSNumber]?
  /// The paces between the values; nil is the same pace.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the values between are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How the layer turns along the path; nil if it does not.
  open var rotationMode: CAAnimationRotationMode?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    rotationMode = other.rotationMode
  }
}

/// Animations that go on at the same time.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
  /// The animations; nil for none.
  open var animations: [CAAnimation]?

  override func take(_ other: CAAnimation) {
    super.take(other)
    animations = (other as? CAAnimationGroup)?.animations
  }
}

/// An animation between two states of a layer.
open class CATransition: CAAnimation, @unchecked Sendable {
  /// How the new state appears.
  open var type = CATransitionType.fade
  /// The side from which it comes; nil is that of the type.
  open var subtype: CATransitionSubtype?
  /// Where it starts, from 0 to 1.
  open var startProgress: Float = 0
  /// Where it ends, from 0 to 1.
  open var endProgress: Float = 1

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}
