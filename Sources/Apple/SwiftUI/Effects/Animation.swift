// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import UIKit
public import WidgetViews

/// Calls a function and returns its result, or throws its error; nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// The context of a change, such as its animation.
public struct Transaction: Sendable {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether animations are disabled.
  public var disablesAnimations = false

  // The values of keys, which only a change reads that made them.
  nonisolated(unsafe) var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// The transition of a view that appears or disappears, which does not affect a widget's picture.
public struct AnyTransition: Sendable {
  /// A transition that fades.
  public static let opacity = AnyTransition()
  /// A transition without a visible change.
  public static let identity = AnyTransition()
  /// A transition that moves in from the leading edge and out to the trailing one.
  public static let slide = AnyTransition()
  /// A transition that scales.
  public static let scale = AnyTransition()

  /// Returns a transition that scales; the arguments are ignored.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// Returns a transition that moves to and from an edge, which is ignored.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition that pushes the old view away from an edge, which is ignored.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition that moves by a distance in points, which is ignored.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// Returns different transitions for the insertion and the removal, which are ignored.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// Returns a combination of transitions; the other one is ignored.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with an animation, which is ignored.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The transition of a view's content, which does not affect a widget's picture.
public struct ContentTransition: Hashable, Sendable {
  /// A transition without an animation.
  public static let identity = ContentTransition()
  /// A transition that fades.
  public static let opacity = ContentTransition()
  /// A transition that interpolates between the contents.
  public static let interpolate = ContentTransition()
  /// A transition of rolling digits.
  public static let numericText = ContentTransition()
  /// A transition by the default effect of symbols.
  public static let symbolEffect = ContentTransition()

  /// Returns a transition of rolling digits; the direction is ignored.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// Returns a transition of rolling digits for a value, which is ignored.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// Returns a transition by an effect of symbols, which is ignored.
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
}

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]

  /// The raw bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
