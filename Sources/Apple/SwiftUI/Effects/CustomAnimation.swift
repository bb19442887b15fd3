// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Animations that apps define: nothing is animated here.

public import Foundation
public import WidgetViews

/// An animation as apps define it.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value at a time, or nil at the end; never called here.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the change a second at a time; never called here.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether the animation goes on from another; never called here.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil by default: the velocity is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false by default: the animation begins anew.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The key of a value that an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before the animation sets it.
  static var defaultValue: Value { get }
}

/// The values that an animation keeps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state of which nothing was set.
  public init() {}

  /// The value of a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation knows and keeps.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps.
  public var state: AnimationState<Value>
  /// Whether the animation counts as ended.
  public var isLogicallyComplete: Bool
  /// The environment of the animated view.
  public let environment: EnvironmentValues

  /// Returns the context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

extension Animation {
  /// Creates an animation from one that an app defines, which does not affect a picture.
  public init<A: CustomAnimation>(_ base: A) { self = .default }
}

extension Animation: CustomAnimation {
  /// Returns nil: the animation has ended, as nothing is animated here.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }
}
