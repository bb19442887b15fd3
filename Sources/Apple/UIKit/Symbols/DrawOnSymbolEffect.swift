// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that draws a symbol along its lines.
public struct DrawOnSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration

  /// One layer of the symbol after the other.
  public var byLayer: DrawOnSymbolEffect { setting(\.layers, to: .byLayer) }
  /// All layers of the symbol at once.
  public var wholeSymbol: DrawOnSymbolEffect { setting(\.layers, to: .wholeSymbol) }
  /// Each layer by itself, when the one before it has ended.
  public var individually: DrawOnSymbolEffect { setting(\.layers, to: .individually) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Draws the symbol along its lines.
  public static var drawOn: DrawOnSymbolEffect {
    DrawOnSymbolEffect(configuration: SymbolEffectConfiguration(.drawOn))
  }
}
