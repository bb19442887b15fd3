// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration

  /// The symbol turns clockwise and back.
  public var clockwise: WiggleSymbolEffect { setting(\.motion, to: .clockwise) }
  /// The symbol turns counterclockwise and back.
  public var counterClockwise: WiggleSymbolEffect { setting(\.motion, to: .counterClockwise) }
  /// The symbol moves to the left and back.
  public var left: WiggleSymbolEffect { setting(\.motion, to: .left) }
  /// The symbol moves to the right and back.
  public var right: WiggleSymbolEffect { setting(\.motion, to: .right) }
  /// The symbol moves upward and back.
  public var up: WiggleSymbolEffect { setting(\.motion, to: .up) }
  /// The symbol moves downward and back.
  public var down: WiggleSymbolEffect { setting(\.motion, to: .down) }
  /// The symbol moves to where the lines of the language end, and back.
  public var forward: WiggleSymbolEffect { setting(\.motion, to: .forward) }
  /// The symbol moves to where the lines of the language begin, and back.
  public var backward: WiggleSymbolEffect { setting(\.motion, to: .backward) }
  /// The symbol moves along a line at an angle in degrees, and back.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    setting(\.motion, to: .degrees(angle))
  }
  /// One layer of the symbol after the other.
  public var byLayer: WiggleSymbolEffect { setting(\.layers, to: .byLayer) }
  /// All layers of the symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { setting(\.layers, to: .wholeSymbol) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Moves the symbol back and forth.
  public static var wiggle: WiggleSymbolEffect {
    WiggleSymbolEffect(configuration: SymbolEffectConfiguration(.wiggle))
  }
}
