// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that turns a symbol or parts of it.
public struct RotateSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration

  /// The symbol turns clockwise.
  public var clockwise: RotateSymbolEffect { setting(\.motion, to: .clockwise) }
  /// The symbol turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect { setting(\.motion, to: .counterClockwise) }
  /// One layer of the symbol after the other.
  public var byLayer: RotateSymbolEffect { setting(\.layers, to: .byLayer) }
  /// All layers of the symbol at once.
  public var wholeSymbol: RotateSymbolEffect { setting(\.layers, to: .wholeSymbol) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns the symbol or parts of it.
  public static var rotate: RotateSymbolEffect {
    RotateSymbolEffect(configuration: SymbolEffectConfiguration(.rotate))
  }
}
