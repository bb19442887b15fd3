// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What is called when an effect of a symbol has ended, which is at once here.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// Which effect of a symbol has ended.
@MainActor public struct UISymbolEffectCompletionContext {
  /// Whether the effect ran to its end; true here, as nothing moves.
  public let isFinished = true
  /// The image view whose symbol had the effect; nil if it is gone.
  public private(set) weak var sender: AnyObject?
  /// The effect that has ended, or that replaced one symbol by another.
  public let effect: any SymbolEffect

  init(sender: AnyObject, effect: any SymbolEffect) {
    self.sender = sender
    self.effect = effect
  }
}
