// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that makes a symbol larger or smaller for a moment.
public struct BounceSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration

  /// The symbol gets larger.
  public var up: BounceSymbolEffect { setting(\.motion, to: .up) }
  /// The symbol gets smaller.
  public var down: BounceSymbolEffect { setting(\.motion, to: .down) }
  /// One layer of the symbol after the other.
  public var byLayer: BounceSymbolEffect { setting(\.layers, to: .byLayer) }
  /// All layers of the symbol at once.
  public var wholeSymbol: BounceSymbolEffect { setting(\.layers, to: .wholeSymbol) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Makes the symbol larger or smaller for a moment.
  public static var bounce: BounceSymbolEffect {
    BounceSymbolEffect(configuration: SymbolEffectConfiguration(.bounce))
  }
}
