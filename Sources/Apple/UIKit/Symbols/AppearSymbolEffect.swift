// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that makes a symbol appear.
public struct AppearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration

  /// The symbol gets larger as it appears.
  public var up: AppearSymbolEffect { setting(\.motion, to: .up) }
  /// The symbol gets smaller as it appears.
  public var down: AppearSymbolEffect { setting(\.motion, to: .down) }
  /// One layer of the symbol after the other.
  public var byLayer: AppearSymbolEffect { setting(\.layers, to: .byLayer) }
  /// All layers of the symbol at once.
  public var wholeSymbol: AppearSymbolEffect { setting(\.layers, to: .wholeSymbol) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Makes the symbol appear.
  public static var appear: AppearSymbolEffect {
    AppearSymbolEffect(configuration: SymbolEffectConfiguration(.appear))
  }
}
