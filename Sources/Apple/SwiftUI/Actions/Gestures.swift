// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Further gestures, none of which is ever recognized in a widget.

public import CoreGraphics
public import Foundation
public import WidgetViews

/// A gesture that magnifies with two fingers.
nonisolated public struct MagnifyGesture: Gesture {
  /// The value of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the last change.
    public var time: Date
    /// The factor between the distances of the fingers; 1 at the start.
    public var magnification: CGFloat
    /// The change of the factor a second.
    public var velocity: CGFloat
    /// The point between the fingers, as a part of the view.
    public var startAnchor: UnitPoint
    /// The point between the fingers, in points.
    public var startLocation: CGPoint
  }

  /// The least change of the factor.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture with the least change of the factor.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// A gesture that magnifies with two fingers, with a factor as its value.
nonisolated public struct MagnificationGesture: Gesture {
  /// The factor between the distances of the fingers.
  public typealias Value = CGFloat

  /// The least change of the factor.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture with the least change of the factor.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// A gesture that rotates with two fingers.
nonisolated public struct RotateGesture: Gesture {
  /// The value of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the last change.
    public var time: Date
    /// The angle by which the fingers have turned.
    public var rotation: Angle
    /// The change of the angle a second.
    public var velocity: Angle
    /// The point between the fingers, as a part of the view.
    public var startAnchor: UnitPoint
    /// The point between the fingers, in points.
    public var startLocation: CGPoint
  }

  /// The least angle by which the fingers turn.
  public var minimumAngleDelta: Angle

  /// Creates a gesture with the least angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// A gesture that rotates with two fingers, with an angle as its value.
nonisolated public struct RotationGesture: Gesture {
  /// The angle by which the fingers have turned.
  public typealias Value = Angle

  /// The least angle by which the fingers turn.
  public var minimumAngleDelta: Angle

  /// Creates a gesture with the least angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// A tap with its place.
nonisolated public struct SpatialTapGesture: Gesture {
  /// The value of the gesture.
  public struct Value: Equatable, Sendable {
    /// The place of the tap, in points.
    public var location: CGPoint
  }

  /// How many taps the gesture has.
  public var count: Int
  /// The space in which places are given.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }
}

/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of the two.
  public struct Value {
    /// That of the first; nil if it is not recognized.
    public var first: First.Value?
    /// That of the second; nil if it is not recognized.
    public var second: Second.Value?
  }

  /// The gesture that is recognized together with the second one.
  public var first: First
  /// The gesture that is recognized together with the first one.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// Two gestures, one after the other.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture.
  public enum Value {
    /// The first has not ended.
    case first(First.Value)
    /// The first has ended.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows the first one.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// Two gestures, of which one is recognized.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture.
  public enum Value {
    /// The first was recognized.
    case first(First.Value)
    /// The second was recognized.
    case second(Second.Value)
  }

  /// The gesture that is preferred.
  public var first: First
  /// The gesture that is recognized if the first one is not.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// A gesture of any type.
nonisolated public struct AnyGesture<Value>: Gesture {
  /// Creates a gesture from another.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// Which gestures of a view are recognized.
public struct GestureMask: OptionSet, Sendable {
  /// No gesture is recognized.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of subviews alone are recognized.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures are recognized, the added one included.
  public static let all: GestureMask = [.gesture, .subviews]

  /// The raw bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

nonisolated extension Gesture {
  /// Returns the gesture beside another.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }

  /// Returns the gesture with another after it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns the gesture with another that is recognized if it is not.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Returns the gesture with another value; the function is not called.
  public func map<T>(_ body: @escaping (Value) -> T) -> AnyGesture<T> {
    AnyGesture(UnrecognizedGesture<T>())
  }
}

nonisolated private struct UnrecognizedGesture<Value>: Gesture {}

nonisolated extension View {
  /// Adds a gesture, which is never recognized in a widget.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View { self }

  /// Adds a gesture that can be disabled, which is never recognized in a widget.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Adds a gesture with a name that can be disabled, which is never recognized in a widget.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self
  }

  /// Adds a gesture beside those of the view that can be disabled, which is never recognized in a widget.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Adds a gesture with a name beside those of the view, which is never recognized in a widget.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self }

  /// Adds a gesture with precedence that can be disabled, which is never recognized in a widget.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// Adds a gesture with a name and precedence, which is never recognized in a widget.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self }

  /// Adds a gesture beside those of the view, which is never recognized in a widget.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask)
    -> some View
  { self }

  /// Adds a gesture with precedence, which is never recognized in a widget.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask)
    -> some View
  { self }

  /// Adds an action for taps with their places; never called in a widget.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
}
