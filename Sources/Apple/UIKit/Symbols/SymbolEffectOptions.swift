// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How fast and how often an effect of a symbol runs, which does not change a picture.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    private enum Kind: Hashable {
      case never, continuous
      case periodic(count: Int?, delay: Double?)
    }

    private let kind: Kind

    fileprivate static let never = RepeatBehavior(kind: .never)
    /// Repeats the effect without a pause.
    public static let continuous = RepeatBehavior(kind: .continuous)
    /// Repeats the effect from its beginning, without an end.
    public static let periodic = periodic()

    /// Repeats the effect so many times, with a delay in seconds between two of them; nil for no
    /// end, and for the delay of the system.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(kind: .periodic(count: count, delay: delay))
    }
  }

  private var speed = 1.0
  private var repetition: RepeatBehavior?

  /// As the effect is made.
  public static let `default` = SymbolEffectOptions()

  /// A multiple of the effect's speed, which is 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// As often as a number says; nil for no end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  /// As a behavior says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  /// Repeats the effect until it is removed.
  public static var repeating: SymbolEffectOptions { `default`.repeating }

  /// Runs the effect once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

  /// The options with a multiple of the effect's speed, which is 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var changed = self
    changed.speed = speed
    return changed
  }

  /// The options with an effect that runs as often as a number says; nil for no end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }

  /// The options with an effect that is repeated as a behavior says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var changed = self
    changed.repetition = behavior
    return changed
  }

  /// The options with an effect that repeats until it is removed.
  public var repeating: SymbolEffectOptions { self.repeat(.periodic) }

  /// The options with an effect that runs once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(.never) }
}
