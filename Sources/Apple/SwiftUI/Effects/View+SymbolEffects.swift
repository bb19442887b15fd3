// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A picture shows symbols as they are between effects, so none of these modifiers changes it.

public import UIKit
public import WidgetViews

nonisolated extension View {
  /// Animates the symbols in the view; it has no effect on a picture.
  public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Animates the symbols in the view when a value changes; it has no effect on a picture.
  public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }

  /// Removes the effects of symbols; it has no effect on a picture.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
