// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// How an effect of a symbol repeats, which does not change a picture.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Repeats the effect without a pause.
    public static let continuous = RepeatBehavior()
    /// Repeats the effect with a pause between two repetitions.
    public static let periodic = RepeatBehavior()
    /// Some times, with a delay in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// As the effect is made.
  public static let `default` = SymbolEffectOptions()
  /// Repeats the effect until it is removed.
  public static let repeating = SymbolEffectOptions()
  /// Runs the effect once.
  public static let nonRepeating = SymbolEffectOptions()

  /// As often as a number says.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// As a behavior says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// With a multiple of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// As often as a number says.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// With a multiple of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// The options with an effect that repeats until it is removed.
  public var repeating: SymbolEffectOptions { self }
}

extension SymbolEffect {
  /// An effect that replaces a symbol.
  public static let replace = SymbolEffect()
  /// An effect that draws a symbol along its lines.
  public static let drawOn = SymbolEffect()
  /// An effect that removes a symbol along its lines.
  public static let drawOff = SymbolEffect()
  /// An effect of the system.
  public static let automatic = SymbolEffect()

  /// The effect in one movement downward and upward.
  public var downUp: SymbolEffect { self }
  /// The effect in one movement upward and off.
  public var upUp: SymbolEffect { self }
  /// The effect with what symbols have in common.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  /// The effect on all layers at once.
  public var cumulative: SymbolEffect { self }
  /// The effect in one direction.
  public var nonReversing: SymbolEffect { self }
  /// The effect without the layers that are not drawn.
  public var hideInactiveLayers: SymbolEffect { self }
  /// The effect with dimmed layers that are not drawn.
  public var dimInactiveLayers: SymbolEffect { self }
  /// The effect clockwise; nothing moves in a widget.
  public var clockwise: SymbolEffect { self }
  /// The effect counterclockwise; nothing moves in a widget.
  public var counterClockwise: SymbolEffect { self }
  /// The effect to the left.
  public var left: SymbolEffect { self }
  /// The effect to the right.
  public var right: SymbolEffect { self }
  /// The effect as a pulse.
  public var pulse: SymbolEffect { self }
  /// The effect without a pulse.
  public var plain: SymbolEffect { self }
}

/// How many colors a symbol has.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Each layer has one color, without a gradient.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// A gradient from one color.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How the value of a symbol is shown.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the color of its layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By the length of its lines.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

nonisolated extension View {
  /// Sets how many colors symbols have; it has no effect on a picture.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Sets how the value of a symbol is shown; it has no effect on a picture.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

extension SensoryFeedback {
  /// How much things that collide weigh.
  public struct Weight: Hashable, Sendable {
    private let name: String

    /// A collision of small, light objects.
    public static let light = Weight(name: "light")
    /// A collision of objects of medium size.
    public static let medium = Weight(name: "medium")
    /// A collision of large, heavy objects.
    public static let heavy = Weight(name: "heavy")
  }

  /// How much things that collide give way.
  public struct Flexibility: Hashable, Sendable {
    private let name: String

    /// A collision of hard objects, which do not give way.
    public static let rigid = Flexibility(name: "rigid")
    /// A collision of objects that give way a little.
    public static let solid = Flexibility(name: "solid")
    /// A collision of soft objects, which give way.
    public static let soft = Flexibility(name: "soft")
  }

  /// The feedback for things that collide, by their weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// The feedback for things that collide, by how much they give way.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// The feedback for something that begins.
  public static let start = SensoryFeedback.impact
  /// The feedback for something that ends.
  public static let stop = SensoryFeedback.impact
  /// The feedback for a value that grows.
  public static let increase = SensoryFeedback.selection
  /// The feedback for a value that gets less.
  public static let decrease = SensoryFeedback.selection
  /// The feedback for things that line up.
  public static let alignment = SensoryFeedback.selection
  /// The feedback for a change of level.
  public static let levelChange = SensoryFeedback.selection
}
