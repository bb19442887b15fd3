// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that makes a symbol disappear.
public struct DisappearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration

  /// The symbol gets larger as it disappears.
  public var up: DisappearSymbolEffect { setting(\.motion, to: .up) }
  /// The symbol gets smaller as it disappears.
  public var down: DisappearSymbolEffect { setting(\.motion, to: .down) }
  /// One layer of the symbol after the other.
  public var byLayer: DisappearSymbolEffect { setting(\.layers, to: .byLayer) }
  /// All layers of the symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { setting(\.layers, to: .wholeSymbol) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Makes the symbol disappear.
  public static var disappear: DisappearSymbolEffect {
    DisappearSymbolEffect(configuration: SymbolEffectConfiguration(.disappear))
  }
}
