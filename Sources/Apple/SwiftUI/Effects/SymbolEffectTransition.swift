// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import UIKit
public import WidgetViews

/// A transition by the effect of a symbol, which a picture does not show.
nonisolated public struct SymbolEffectTransition: Transition {
  /// Creates a transition by an effect, which is ignored.
  public init<Effect: SymbolEffect & TransitionSymbolEffect>(
    effect: Effect, options: SymbolEffectOptions = .default
  ) {}

  /// Returns the view unchanged, as it is between transitions.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
  /// A transition by the default effect of symbols.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic)
  }

  /// A transition by an effect of symbols, which is ignored.
  public static func symbolEffect<Effect: SymbolEffect & TransitionSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
