// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How a symbol takes the place of another one in a button, which is never drawn.
open class UISymbolContentTransition: NSObject, @unchecked Sendable {
  /// The effect by which the symbol is replaced.
  public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
  /// How fast and how often the effect runs.
  public let options: SymbolEffectOptions

  /// Creates a transition by an effect.
  public init(
    _ contentTransition: any ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    self.contentTransition = contentTransition
    self.options = options
  }
}
