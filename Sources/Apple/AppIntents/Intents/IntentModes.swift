// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The modes in which an intent can run.
public struct IntentModes: OptionSet, Sendable {
  /// The time at which the app comes to the foreground.
  public enum ForegroundMode: Hashable, Sendable {
    /// Before the intent runs, when the intent asks for it, or after it has run.
    case immediate, dynamic, deferred
  }

  /// The raw bits of the option set.
  public let rawValue: Int

  /// Creates modes from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Runs without showing the app.
  public static let background = IntentModes(rawValue: 1)
  /// Runs with the app in the foreground.
  public static let foreground = IntentModes(rawValue: 2)
  /// Returns the foreground mode; the time is ignored.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }

  /// The mode in which an intent runs.
  public struct Current: Hashable, Sendable {
    private let isForeground: Bool

    /// Without showing the app.
    public static let background = Current(isForeground: false)
    /// With the app in the foreground.
    public static let foreground = Current(isForeground: true)
    /// Returns the mode with the app in the foreground; the time is ignored.
    public static func foreground(_ mode: ForegroundMode) -> Current { .foreground }

    /// Whether the app can come to the foreground: it never can here.
    public var canContinueInForeground: Bool { false }
  }
}
