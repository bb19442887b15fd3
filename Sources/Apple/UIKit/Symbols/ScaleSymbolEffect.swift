// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that makes a symbol larger or smaller as long as it is active.
public struct ScaleSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect {
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration

  /// The symbol gets larger.
  public var up: ScaleSymbolEffect { setting(\.motion, to: .up) }
  /// The symbol gets smaller.
  public var down: ScaleSymbolEffect { setting(\.motion, to: .down) }
  /// One layer of the symbol after the other.
  public var byLayer: ScaleSymbolEffect { setting(\.layers, to: .byLayer) }
  /// All layers of the symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { setting(\.layers, to: .wholeSymbol) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Makes the symbol larger or smaller as long as it is active.
  public static var scale: ScaleSymbolEffect {
    ScaleSymbolEffect(configuration: SymbolEffectConfiguration(.scale))
  }
}
