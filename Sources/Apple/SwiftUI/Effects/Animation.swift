// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// How a change moves; a widget's picture does not say.
public struct Animation: Hashable, Sendable {
  /// The usual one.
  public static let `default` = Animation()
  /// Evenly.
  public static let linear = Animation()
  /// Slowly at first.
  public static let easeIn = Animation()
  /// Slowly at the end.
  public static let easeOut = Animation()
  /// Slowly at first and at the end.
  public static let easeInOut = Animation()
  /// As a spring.
  public static let spring = Animation()
  /// As a spring that does not swing.
  public static let smooth = Animation()
  /// As a spring that swings a little.
  public static let snappy = Animation()
  /// As a spring that swings.
  public static let bouncy = Animation()
  /// As a spring that a person pulls.
  public static let interactiveSpring = Animation()

  /// Evenly.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Slowly at first.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slowly at the end.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Slowly at first and at the end.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// As a spring.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// As a spring that does not swing.
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a spring that swings a little.
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a spring that swings.
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }

  /// Later.
  public func delay(_ delay: Double) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Again.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// Again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Changes something; nothing moves while a widget is drawn.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// What is said of a change.
public struct Transaction: Sendable {
  /// How it moves.
  public var animation: Animation?
  /// Whether nothing moves.
  public var disablesAnimations = false

  /// Says nothing.
  public init() {}

  /// Says how it moves.
  public init(animation: Animation?) { self.animation = animation }
}

/// How a view comes and goes; a widget's picture does not say.
public struct AnyTransition: Sendable {
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()
  /// From the side.
  public static let slide = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()

  /// By its size.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, pushing others away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From a distance.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
  /// Differently when it comes and when it goes.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// Both together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// How it moves.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view changes; a widget's picture does not say.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By its opacity.
  public static let opacity = ContentTransition()
  /// From one form to the other.
  public static let interpolate = ContentTransition()
  /// By rolling digits.
  public static let numericText = ContentTransition()
  /// As symbols do.
  public static let symbolEffect = ContentTransition()

  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  /// By rolling digits.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// What two states of a view have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]

  /// What, as bits.
  public let rawValue: UInt32

  /// Makes it of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// How a symbol moves; a widget's picture does not say.
public struct SymbolEffect: Hashable, Sendable {
  /// By its opacity.
  public static let pulse = SymbolEffect()
  /// By jumping.
  public static let bounce = SymbolEffect()
  /// Layer by layer.
  public static let variableColor = SymbolEffect()
  /// By its size.
  public static let scale = SymbolEffect()
  /// By coming.
  public static let appear = SymbolEffect()
  /// By going.
  public static let disappear = SymbolEffect()
  /// By turning.
  public static let rotate = SymbolEffect()
  /// By its size, again and again.
  public static let breathe = SymbolEffect()
  /// From side to side.
  public static let wiggle = SymbolEffect()

  /// Layer after layer.
  public var byLayer: SymbolEffect { self }
  /// As a whole.
  public var wholeSymbol: SymbolEffect { self }
  /// Upward.
  public var up: SymbolEffect { self }
  /// Downward.
  public var down: SymbolEffect { self }
  /// One layer after another.
  public var iterative: SymbolEffect { self }
  /// There and back.
  public var reversing: SymbolEffect { self }
}
