// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration

  /// One layer of the symbol after the other.
  public var byLayer: PulseSymbolEffect { setting(\.layers, to: .byLayer) }
  /// All layers of the symbol at once.
  public var wholeSymbol: PulseSymbolEffect { setting(\.layers, to: .wholeSymbol) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades the symbol out and in.
  public static var pulse: PulseSymbolEffect {
    PulseSymbolEffect(configuration: SymbolEffectConfiguration(.pulse))
  }
}
