// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Symbols

private struct Attention<Effect: IndefiniteSymbolEffect & SymbolEffect>: ViewModifier {
  let effect: Effect
  let options: Symbols.SymbolEffectOptions

  func body(content: Content) -> some View {
    content.symbolEffect(effect, options: options).symbolEffectsRemoved(false)
  }
}

extension View {
  fileprivate func attention<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> some View { modifier(Attention(effect: effect, options: options)) }
}

private func configurations(_ effects: [any SymbolEffect]) -> Set<SymbolEffectConfiguration> {
  Set(effects.map { $0.configuration })
}

@MainActor func useSymbols() async throws {
  _ = Image(systemName: "wifi")
    .attention(.variableColor.iterative.dimInactiveLayers.reversing, options: .repeating)
    .attention(.pulse.byLayer).attention(.wiggle.custom(angle: 30), options: .speed(2))
    .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
    .transition(.symbolEffect(.drawOn.individually, options: .repeat(.periodic(2, delay: 0.5))))
  let effects = configurations([
    .bounce, .bounce.up, .bounce.down, .bounce.up.down, .scale.down, .breathe.plain, .rotate,
  ])
  expect(effects.count == 6, "effects are equal if they ask for the same")
  expect(SymbolEffectOptions.repeat(2).speed(3) == .speed(3).repeat(2), "options are kept")

  let view = UIImageView()
  var isFinished = false
  view.setSymbolImage(UIImage(), contentTransition: .replace.offUp) { isFinished = $0.isFinished }
  expect(isFinished && view.image != nil, "the image is set")
}
