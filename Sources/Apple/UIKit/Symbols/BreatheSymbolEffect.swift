// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that makes a symbol larger and smaller, gently.
public struct BreatheSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration

  /// The size changes alone.
  public var plain: BreatheSymbolEffect { setting(\.motion, to: .plain) }
  /// The opacity changes together with the size.
  public var pulse: BreatheSymbolEffect { setting(\.motion, to: .pulse) }
  /// One layer of the symbol after the other.
  public var byLayer: BreatheSymbolEffect { setting(\.layers, to: .byLayer) }
  /// All layers of the symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { setting(\.layers, to: .wholeSymbol) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Makes the symbol larger and smaller, gently.
  public static var breathe: BreatheSymbolEffect {
    BreatheSymbolEffect(configuration: SymbolEffectConfiguration(.breathe))
  }
}
