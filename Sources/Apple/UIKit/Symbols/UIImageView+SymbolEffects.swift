// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The views are never drawn, so an effect ends as soon as it is added.
extension UIImageView {
  /// Adds an effect that runs once; the completion is called at once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { finish(effect, completion) }

  /// Adds an effect that lasts; the completion is called at once.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { finish(effect, completion) }

  /// Adds an effect that can run once or last; the completion is called at once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { finish(effect, completion) }

  /// Removes the effects that run once of a type; the completion is called at once.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { finish(effect, completion) }

  /// Removes the effects that last of a type; the completion is called at once.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { finish(effect, completion) }

  /// Removes the effects that can run once or last of a type; the completion is called at once.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { finish(effect, completion) }

  /// Removes all effects, which are not drawn anyway.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Sets the image at once, and calls the completion.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    finish(contentTransition, completion)
  }

  private func finish(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
  }
}
