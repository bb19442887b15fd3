// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// What a person does with a finger: nothing that a widget sees.
public protocol Gesture<Value> {
  /// What is known of it.
  associatedtype Value
}

extension Gesture {
  /// Is not called in a widget.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Is not called in a widget.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Is not called in a widget.
  public func updating<Kept>(
    _ state: GestureState<Kept>,
    body: @escaping (Value, inout Kept, inout Transaction) -> Void
  ) -> Self { self }
}

/// A tap.
public struct TapGesture: Gesture {
  /// Nothing.
  public typealias Value = Void

  /// Makes a gesture of so many taps.
  public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// Whether it is going on.
  public typealias Value = Bool

  /// Makes a gesture of a duration, in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A finger that moves.
public struct DragGesture: Gesture {
  /// Where it is.
  public struct Value: Hashable, Sendable {
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it moved.
    public var translation: CGSize
  }

  /// Makes a gesture of a distance.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// What a shape of content counts for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// Taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What a screen reader frames.
  public static let accessibility = ContentShapeKinds(rawValue: 8)

  /// What, as bits.
  public let rawValue: Int

  /// Makes it of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// What a person feels: nothing in a widget.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// It went well.
  public static let success = SensoryFeedback(name: "success")
  /// Something is to be looked at.
  public static let warning = SensoryFeedback(name: "warning")
  /// It went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something was chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// Something struck.
  public static let impact = SensoryFeedback(name: "impact")
}
