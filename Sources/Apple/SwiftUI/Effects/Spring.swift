// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A spring: a weight that swings to its place.
public struct Spring: Hashable, Sendable {
  /// The stiffness of the spring: the force by distance.
  public let stiffness: Double
  /// The force by velocity that slows the spring.
  public let damping: Double
  /// The mass at the end of the spring.
  public let mass: Double

  /// Creates a spring from a duration in seconds and how much it bounces, from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Creates a spring from the duration of a swing in seconds and a part of the critical damping.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / response
    (mass, stiffness, damping) = (1, frequency * frequency, 2 * dampingRatio * frequency)
  }

  /// Creates a spring that stays within a distance of its target after a time in seconds, with a part of the critical damping.
  public init(
    settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001
  ) {
    let usual = Spring(response: 1, dampingRatio: dampingRatio)
    let settled = usual.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
    self.init(
      response: settled > 0 ? settlingDuration / settled : settlingDuration,
      dampingRatio: dampingRatio)
  }

  /// Creates a spring from its physical properties.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (stiffness * mass).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// The duration of a swing, in seconds.
  public var response: Double { 2 * .pi / (stiffness / mass).squareRoot() }

  /// The damping as a part of the critical one.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The duration in seconds that is perceived.
  public var duration: TimeInterval { response }

  /// How much it bounces, from -1 to 1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// A spring without bounce.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// A spring with a small bounce.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  /// A spring with a larger bounce.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

  /// Returns a spring without bounce, unless it is given.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Returns a spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Returns a spring with a larger bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns the value at a time in seconds, on the way from zero to a target.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval)
    -> V
  {
    let (position, push) = parts(at: time)
    var value = target
    value.scale(by: 1 - position)
    var pushed = initialVelocity
    pushed.scale(by: push)
    return value + pushed
  }

  /// Returns the value at a time in seconds, on the way between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = fromValue
    let (start, end) = (fromValue.animatableData, toValue.animatableData)
    value.animatableData =
      start
      + self.value(
        target: end - start, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// Returns the change a second at a time in seconds, on the way from zero to a target.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-4
    let (before, after) = (max(time - step, 0), time + step)
    let change =
      value(target: target, initialVelocity: initialVelocity, time: after)
      - value(target: target, initialVelocity: initialVelocity, time: before)
    return change.scaled(by: 1 / (after - before))
  }

  /// Returns the force at a position and a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a value and its velocity on by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let start = value
    value = start + self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
  }

  /// The time in seconds until a way of 1 is done but for a thousandth.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }

  /// Returns the time in seconds until the value stays within a distance of the target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let step = max(response, 1e-3) / 64
    var last = 0.0
    for number in 0..<64_000 {
      let time = Double(number) * step
      let left = target - value(target: target, initialVelocity: initialVelocity, time: time)
      if left.magnitudeSquared.squareRoot() > epsilon { last = time + step }
      if time > last + response { break }
    }
    return last
  }

  /// The share of the way that is left, and what a velocity of one adds.
  private func parts(at time: Double) -> (left: Double, push: Double) {
    let decay = damping / (2 * mass)
    let square = stiffness / mass - decay * decay
    let fade = exp(-decay * time)
    if abs(square) < 1e-9 { return (fade * (1 + decay * time), fade * time) }
    let frequency = abs(square).squareRoot()
    let (cosine, sine) =
      square > 0
      ? (cos(frequency * time), sin(frequency * time))
      : (cosh(frequency * time), sinh(frequency * time))
    return (fade * (cosine + decay / frequency * sine), fade * sine / frequency)
  }
}

extension Animation {
  /// Returns an animation of a spring, which is ignored.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    .spring
  }
  /// Returns an animation of a spring, which is ignored.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0)
    -> Animation
  { .spring }
  /// Returns an animation of a spring; the arguments are ignored.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation { .spring }
  /// Returns an animation of a spring; the arguments are ignored.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation { .spring }
  /// Returns the animation with a time in seconds after which it counts as over, which is ignored.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
  /// An animation of a spring.
  public static var interpolatingSpring: Animation { .spring }
  /// Returns an animation on a curve; the arguments are ignored.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .linear
  }
  /// Returns an animation on a curve; the arguments are ignored.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { .linear }
}
