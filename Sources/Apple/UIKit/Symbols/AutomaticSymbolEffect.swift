// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that the system chooses, by where it is used.
public struct AutomaticSymbolEffect: ConfiguredSymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// Does what the system chooses.
  public static var automatic: AutomaticSymbolEffect {
    AutomaticSymbolEffect(configuration: SymbolEffectConfiguration(.automatic))
  }
}
