// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A gesture, which is never recognized in a widget.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
}

nonisolated extension Gesture {
  /// Adds an action for the end of the gesture; never called in a widget.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Adds an action for changes of the gesture; never called in a widget.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Adds a function that updates a gesture state; never called in a widget.
  public func updating<Kept>(
    _ state: GestureState<Kept>,
    body: @escaping (Value, inout Kept, inout Transaction) -> Void
  ) -> Self { self }
}

/// A gesture of one or more taps.
nonisolated public struct TapGesture: Gesture {
  /// The gesture has no value.
  public typealias Value = Void

  /// Creates a gesture of `count` taps.
  public init(count: Int = 1) {}
}

/// A long press gesture.
nonisolated public struct LongPressGesture: Gesture {
  /// Whether the view is being pressed.
  public typealias Value = Bool

  /// How long the view has to be pressed, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture with a duration in seconds and a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

/// A gesture that follows a dragged finger.
nonisolated public struct DragGesture: Gesture {
  /// The value of a drag gesture.
  public struct Value: Hashable, Sendable {
    /// The current location, in points.
    public var location: CGPoint
    /// The location of the start, in points.
    public var startLocation: CGPoint
    /// The distance from the start, in points.
    public var translation: CGSize
  }

  /// How far the finger has to move, in points.
  public var minimumDistance: CGFloat
  /// The space in which places are given.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture with a minimum distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
}

/// The purposes for which a content shape is used.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The area that reacts to taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a dragged view.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The frame that VoiceOver shows.
  public static let accessibility = ContentShapeKinds(rawValue: 8)

  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A haptic feedback, which is never given in a widget.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  /// The feedback for an action that succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// The feedback for an action that needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// The feedback for an action that failed.
  public static let error = SensoryFeedback(name: "error")
  /// The feedback for a changed selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// The feedback for two objects that collide.
  public static let impact = SensoryFeedback(name: "impact")
}
