// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that removes a symbol along its lines.
public struct DrawOffSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration

  /// One layer of the symbol after the other.
  public var byLayer: DrawOffSymbolEffect { setting(\.layers, to: .byLayer) }
  /// All layers of the symbol at once.
  public var wholeSymbol: DrawOffSymbolEffect { setting(\.layers, to: .wholeSymbol) }
  /// Each layer by itself, when the one before it has ended.
  public var individually: DrawOffSymbolEffect { setting(\.layers, to: .individually) }
  /// The lines are removed from their ends on.
  public var reversed: DrawOffSymbolEffect { setting(\.isReversed, to: true) }
  /// The lines are removed from their beginnings on.
  public var nonReversed: DrawOffSymbolEffect { setting(\.isReversed, to: false) }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Removes the symbol along its lines.
  public static var drawOff: DrawOffSymbolEffect {
    DrawOffSymbolEffect(configuration: SymbolEffectConfiguration(.drawOff))
  }
}
