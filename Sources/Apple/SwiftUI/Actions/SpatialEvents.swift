// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Touches of several fingers, which a widget never gets.

public import CoreGraphics
public import Foundation
public import WidgetViews

/// The touches of a gesture with their places; none in a widget.
public struct SpatialEventCollection: Collection {
  /// A touch with its place.
  public struct Event: Identifiable {
    /// The identity of a touch.
    public struct ID: Hashable, Sendable {
      let number: Int
    }

    /// What a user touches with.
    public enum Kind: Hashable, Sendable {
      /// A finger that touches the screen.
      case touch
      /// A finger that touches nothing.
      case directPinch
      /// A finger and the eyes.
      case indirectPinch
      /// A pointer that was moved.
      case pointer
      /// A pen on the screen.
      case pencil
    }

    /// How far a touch is.
    public enum Phase: Hashable, Sendable {
      /// The touch goes on.
      case active
      /// The touch has ended.
      case ended
      /// The touch was canceled.
      case cancelled
    }

    /// The identity of the touch.
    public var id: ID
    /// The time of the last change, in seconds.
    public let timestamp: TimeInterval
    /// What the user touches with.
    public var kind: Kind
    /// The place in the view, in points.
    public var location: CGPoint
    /// How far the touch is.
    public var phase: Phase
    /// The keys that are held.
    public var modifierKeys: EventModifiers
  }

  /// The position of a touch.
  public struct Index: Comparable {
    let offset: Int

    /// Returns whether a position is before another.
    public static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
  }

  private let events: [Event] = []

  /// The touch with an identity; nil in a widget.
  public subscript(index: Event.ID) -> Event? { nil }

  /// The position of the first touch.
  public var startIndex: Index { Index(offset: 0) }
  /// The position after the last touch.
  public var endIndex: Index { Index(offset: events.count) }
  /// The position after another one.
  public func index(after index: Index) -> Index { Index(offset: index.offset + 1) }
  /// The touch at a position.
  public subscript(position: Index) -> Event { events[position.offset] }
}

/// A gesture of touches with their places, which is never recognized in a widget.
nonisolated public struct SpatialEventGesture: Gesture {
  /// The touches of the gesture.
  public typealias Value = SpatialEventCollection

  /// The coordinates of the places.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture with the coordinates of the places.
  public init(coordinateSpace: CoordinateSpace = .local) { self.coordinateSpace = coordinateSpace }
}

/// A gesture that updates a state, which never happens in a widget.
nonisolated public struct GestureStateGesture<Base: Gesture, Kept>: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Base.Value

  /// The gesture that updates the state.
  public var base: Base
  /// The state that the gesture updates.
  public var state: GestureState<Kept>
  /// The function that updates the state; never called here.
  public var body: (Base.Value, inout Kept, inout Transaction) -> Void

  /// Creates a gesture from another, a state and a function.
  public init(
    base: Base, state: GestureState<Kept>,
    body: @escaping (Base.Value, inout Kept, inout Transaction) -> Void
  ) { (self.base, self.state, self.body) = (base, state, body) }
}

extension DragGesture.Value {
  /// The time of the last change, which is not known here.
  public var time: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The velocity of the finger, which rests here.
  public var velocity: CGSize { .zero }
  /// The place at which the finger would stop, in points.
  public var predictedEndLocation: CGPoint { location }
  /// The distance to the place at which the finger would stop, in points.
  public var predictedEndTranslation: CGSize { translation }
}
