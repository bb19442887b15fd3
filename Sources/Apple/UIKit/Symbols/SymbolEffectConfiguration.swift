// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What an effect of a symbol is asked for, which makes two effects equal or not.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind {
    case appear, automatic, bounce, breathe, disappear, drawOff, drawOn, magicReplace, pulse
    case replace, rotate, scale, variableColor, wiggle
  }

  enum Motion: Hashable {
    case up, down, left, right, forward, backward, clockwise, counterClockwise
    case downUp, upUp, offUp
    case plain, pulse
    case degrees(Double)
  }

  enum Layers { case byLayer, wholeSymbol, individually }

  enum Order { case cumulative, iterative }

  enum InactiveLayers { case dimmed, hidden }

  // The members of an effect set these, and each takes the place of what was set before; nil is
  // what the system chooses.
  let kind: Kind
  var motion: Motion?
  var layers: Layers?
  var order: Order?
  var inactiveLayers: InactiveLayers?
  var isReversed: Bool?

  init(_ kind: Kind) { self.kind = kind }

  init(_ kind: Kind, like other: SymbolEffectConfiguration) {
    self.init(kind)
    motion = other.motion
    layers = other.layers
  }
}

/// An effect that is its configuration and nothing else, as all effects here are.
protocol ConfiguredSymbolEffect: SymbolEffect {
  init(configuration: SymbolEffectConfiguration)
}

extension ConfiguredSymbolEffect {
  func setting<Value>(
    _ property: WritableKeyPath<SymbolEffectConfiguration, Value>, to value: Value
  ) -> Self {
    var changed = configuration
    changed[keyPath: property] = value
    return Self(configuration: changed)
  }
}
