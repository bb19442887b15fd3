// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect that animates a symbol, which a picture does not show.
public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect is asked for.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is switched off.
public protocol IndefiniteSymbolEffect {}

/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// An effect by which the symbols of a view appear and disappear.
public protocol TransitionSymbolEffect {}
