// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The items are never drawn, so their symbols have no effects.
extension UIBarButtonItem {
  /// Adds an effect that runs once, which is not drawn.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Adds an effect that lasts, which is not drawn.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Adds an effect that can run once or last, which is not drawn.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Removes the effects that run once of a type, which are not drawn anyway.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Removes the effects that last of a type, which are not drawn anyway.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Removes the effects that can run once or last of a type, which are not drawn anyway.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Removes all effects, which are not drawn anyway.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Sets the image at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.image = image }
}
