// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Testing

// Modifiers of an app that are generic over effects.

extension View {
  fileprivate func lasting<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect, isActive: Bool = true
  ) -> some View { symbolEffect(effect, options: .repeating, isActive: isActive) }

  fileprivate func once(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, value: some Equatable
  ) -> some View { symbolEffect(effect, options: .nonRepeating, value: value) }

  fileprivate func replacing<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    by effect: Effect
  ) -> some View { contentTransition(.symbolEffect(effect, options: .speed(2).repeat(3))) }

  fileprivate func appearing(
    by effect: some SymbolEffect & TransitionSymbolEffect
  ) -> some View { transition(.symbolEffect(effect, options: .repeat(.continuous))) }
}

private struct Effects: View {
  @State private var taps = 0
  var fallback: any ContentTransitionSymbolEffect & SymbolEffect = .automatic

  var body: some View {
    Image(systemName: "wifi")
      .symbolEffect(.variableColor.iterative.reversing, options: .repeating)
      .symbolEffect(.variableColor.cumulative.hideInactiveLayers.nonReversing)
      .symbolEffect(.variableColor.dimInactiveLayers, isActive: taps > 0)
      .symbolEffect(.pulse.wholeSymbol, options: .default.repeating.speed(0.5))
      .symbolEffect(.bounce.up.byLayer, options: .repeat(.periodic(delay: 1)), value: taps)
      .symbolEffect(.bounce, options: .repeat(.periodic(3)).nonRepeating, value: taps)
      .symbolEffect(.wiggle.left, options: .repeat(nil)).symbolEffect(.wiggle.backward.wholeSymbol)
      .symbolEffect(.rotate.counterClockwise.byLayer, options: .nonRepeating, value: taps)
      .symbolEffect(taps > 1 ? .breathe.pulse : .breathe.plain)
      .symbolEffect(.scale.up, isActive: taps == 1).symbolEffect(.appear.down, isActive: false)
      .symbolEffect(.disappear, isActive: false).symbolEffect(.drawOn.byLayer)
      .symbolEffect(.drawOff.individually.reversed, isActive: false)
    Image(systemName: "wifi")
      .contentTransition(.symbolEffect).contentTransition(.symbolEffect(.automatic))
      .contentTransition(.symbolEffect(.replace.downUp.byLayer))
      .contentTransition(.symbolEffect(.replace.magic(fallback: .upUp), options: .speed(2)))
      .contentTransition(.symbolEffect(fallback))
      .transition(.symbolEffect).transition(.symbolEffect(.disappear.up.wholeSymbol))
      .transition(.symbolEffect(.drawOff.nonReversed).combined(with: .opacity))
      .transition(SymbolEffectTransition(effect: .appear, options: .default))
      .symbolEffectsRemoved().symbolEffectsRemoved(taps > 3)
    Label("Wi-Fi", systemImage: "wifi")
      .lasting(.pulse.byLayer).lasting(.wiggle.custom(angle: 45), isActive: taps == 0)
      .once(.bounce.down, value: taps).once(.rotate.clockwise, value: taps)
      .replacing(by: .replace.offUp.wholeSymbol).replacing(by: .replace.magic(fallback: .replace))
      .appearing(by: .automatic).appearing(by: .drawOn)
  }
}

private struct Still: View {
  var body: some View {
    Image(systemName: "wifi")
    Image(systemName: "wifi")
    Label("Wi-Fi", systemImage: "wifi")
  }
}

@Suite("Effects of symbols") struct SymbolEffectTests {
  @Test("a picture shows no effect of a symbol, and no effect is reported")
  func picture() {
    let list = drawing(of: VStack { Effects() })
    let still = drawing(of: VStack { Still() })
    #expect(list.items == still.items && list.strings == ["Wi-Fi"])
    #expect(list.problems == still.problems)
  }

  @Test("effects are equal if they were asked for the same")
  func equality() {
    #expect(ReplaceSymbolEffect.downUp == .replace.downUp)
    #expect(BounceSymbolEffect.bounce.up.down == .bounce.down)
    #expect(WiggleSymbolEffect.wiggle.custom(angle: 45) != .wiggle.custom(angle: 30))
    let effects: [any SymbolEffect] = [
      .appear, .automatic, .bounce, .breathe, .disappear, .drawOff, .drawOn, .pulse, .replace,
      .rotate, .scale, .variableColor, .wiggle, .replace.magic(fallback: .replace),
      .replace.magic(fallback: .upUp), .breathe.pulse, .pulse.byLayer, .pulse.wholeSymbol,
    ]
    #expect(Set(effects.map { $0.configuration }).count == effects.count)
  }

  @Test("options are equal if they say the same, in whatever order")
  func options() {
    #expect(SymbolEffectOptions.speed(2).repeating == .repeating.speed(2))
    #expect(SymbolEffectOptions.repeat(3) == .repeat(.periodic(3)))
    #expect(SymbolEffectOptions.repeating.nonRepeating == .nonRepeating)
    #expect(SymbolEffectOptions.repeat(.continuous) != .repeat(.periodic(nil, delay: 1)))
  }

  @Test("an image view has its image at once, and says that an effect has ended")
  @MainActor func imageViews() {
    let view = UIImageView()
    var ended: [SymbolEffectConfiguration] = []
    let completion: UISymbolEffectCompletion = { context in
      #expect(context.isFinished && context.sender === view)
      ended.append(context.effect.configuration)
    }
    view.addSymbolEffect(.bounce.up, options: .repeat(2), completion: completion)
    view.addSymbolEffect(.scale.up, animated: false)
    view.removeSymbolEffect(ofType: .scale, completion: completion)
    view.removeAllSymbolEffects()
    let image = UIImage()
    view.setSymbolImage(
      image, contentTransition: .replace.downUp, options: .speed(2), completion: completion)
    #expect(view.image === image)
    let effects: [any SymbolEffect] = [.bounce.up, .scale, .replace.downUp]
    #expect(ended == effects.map { $0.configuration })
  }

  @Test("a button and an item of a bar keep what replaces their symbol")
  @MainActor func buttons() {
    let item = UIBarButtonItem()
    item.addSymbolEffect(.pulse)
    item.addSymbolEffect(.disappear.down, options: .speed(2), animated: false)
    item.removeSymbolEffect(ofType: .pulse)
    item.removeAllSymbolEffects(animated: false)
    item.isSymbolAnimationEnabled = true
    let image = UIImage()
    item.setSymbolImage(image, contentTransition: .automatic)
    #expect(item.image === image && item.isSymbolAnimationEnabled)
    var configuration = UIButton.Configuration.plain()
    configuration.symbolContentTransition = UISymbolContentTransition(.replace.offUp)
    let kept = configuration.symbolContentTransition
    #expect(kept?.contentTransition.configuration == ReplaceSymbolEffect.offUp.configuration)
    #expect(kept?.options == .default)
  }
}
