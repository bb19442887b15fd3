// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that changes the opacity of the layers one after the other.
public struct VariableColorSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// What the effect is asked for.
  public let configuration: SymbolEffectConfiguration

  /// Layers stay active when the next one becomes active.
  public var cumulative: VariableColorSymbolEffect { setting(\.order, to: .cumulative) }
  /// One layer is active at a time.
  public var iterative: VariableColorSymbolEffect { setting(\.order, to: .iterative) }
  /// Layers that are not active are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { setting(\.inactiveLayers, to: .dimmed) }
  /// Layers that are not active are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    setting(\.inactiveLayers, to: .hidden)
  }
  /// Forward, and back again, each time.
  public var reversing: VariableColorSymbolEffect { setting(\.isReversed, to: true) }
  /// Forward, and from the beginning again.
  public var nonReversing: VariableColorSymbolEffect { setting(\.isReversed, to: false) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Changes the opacity of the layers one after the other.
  public static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect(configuration: SymbolEffectConfiguration(.variableColor))
  }
}
