// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that puts one symbol in the place of another.
public struct ReplaceSymbolEffect: ConfiguredSymbolEffect, ContentTransitionSymbolEffect {
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration

  /// The old symbol gets smaller, and then the new one gets larger.
  public var downUp: ReplaceSymbolEffect { setting(\.motion, to: .downUp) }
  /// The old symbol and the new one get larger.
  public var upUp: ReplaceSymbolEffect { setting(\.motion, to: .upUp) }
  /// The old symbol is gone at once, and the new one gets larger.
  public var offUp: ReplaceSymbolEffect { setting(\.motion, to: .offUp) }
  /// One layer of the symbol after the other.
  public var byLayer: ReplaceSymbolEffect { setting(\.layers, to: .byLayer) }
  /// All layers of the symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { setting(\.layers, to: .wholeSymbol) }

  /// Makes the parts that both symbols have stay, and does what another effect does for symbols that
  /// have none.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(
      configuration: SymbolEffectConfiguration(.magicReplace, like: fallback.configuration))
  }

  /// The old symbol gets smaller, and then the new one gets larger.
  public static var downUp: ReplaceSymbolEffect { .replace.downUp }
  /// The old symbol and the new one get larger.
  public static var upUp: ReplaceSymbolEffect { .replace.upUp }
  /// The old symbol is gone at once, and the new one gets larger.
  public static var offUp: ReplaceSymbolEffect { .replace.offUp }

  /// An effect that changes only the parts in which two symbols differ.
  public struct MagicReplace: ConfiguredSymbolEffect, ContentTransitionSymbolEffect {
    /// What the effect is asked for.
    public let configuration: SymbolEffectConfiguration
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Puts one symbol in the place of another.
  public static var replace: ReplaceSymbolEffect {
    ReplaceSymbolEffect(configuration: SymbolEffectConfiguration(.replace))
  }
}
