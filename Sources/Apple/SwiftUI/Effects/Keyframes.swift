// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Keyframes, which a picture never reaches: it shows the initial value.

public import Foundation

/// Keyframes of a value.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// Keyframes of a part of a value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the part.
  associatedtype Value
}

/// The keyframes of a part of a value, one after the other.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// Creates keyframes of the whole value; they are not called.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}

  /// Creates keyframes of a part; they are not called.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
}

/// A keyframe that is reached at a constant speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe; the arguments are ignored.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached on a cubic curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe; the arguments are ignored.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe; the arguments are ignored.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a keyframe; the argument is ignored.
  public init(_ to: Value) {}
}

/// Several keyframes of a part in the place of one.
public struct KeyframeTrackContentList<Value>: KeyframeTrackContent {}

/// Several keyframes in the place of one.
public struct KeyframesList<Value>: Keyframes {}

/// A result builder that combines keyframes of a part.
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  /// Returns a keyframe unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Combines keyframes of a track in the order of their times.
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ content: repeat each K
  ) -> KeyframeTrackContentList<Value> { KeyframeTrackContentList() }

  /// Combines the keyframes of a loop.
  public static func buildArray<K: KeyframeTrackContent>(_ components: [K])
    -> KeyframeTrackContentList<Value>
  {
    KeyframeTrackContentList()
  }

  /// Returns the keyframes of the first branch.
  public static func buildEither<K: KeyframeTrackContent>(first component: K)
    -> KeyframeTrackContentList<Value>
  {
    KeyframeTrackContentList()
  }

  /// Returns the keyframes of the second branch.
  public static func buildEither<K: KeyframeTrackContent>(second component: K)
    -> KeyframeTrackContentList<Value>
  {
    KeyframeTrackContentList()
  }
}

/// A result builder that combines the keyframes of parts of a value.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Returns keyframes of a part of the value.
  public static func buildExpression<Part, Content: KeyframeTrackContent>(
    _ expression: KeyframeTrack<Value, Part, Content>
  ) -> KeyframesList<Value> where Content.Value == Part { KeyframesList() }

  /// Returns keyframes of the value.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> KeyframesList<Value> where Content.Value == Value { KeyframesList() }

  /// Combines the tracks of keyframes.
  public static func buildBlock(_ content: KeyframesList<Value>...) -> KeyframesList<Value> {
    KeyframesList()
  }
}
