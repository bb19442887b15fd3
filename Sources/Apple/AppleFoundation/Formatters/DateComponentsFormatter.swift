// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Writes an interval in units of time, as in `1 hour, 30 minutes`.
///
/// Foundation has it on Apple's systems only; the words are those of `Duration.UnitsFormatStyle`, which Foundation has everywhere. Months and
/// years, whose lengths differ, are written as days.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// As a clock does, as in `1:30:00`.
    case positional
    /// With letters, as in `1h 30m`.
    case abbreviated
    /// Short, as in `1 hr, 30 min`.
    case short
    /// In words, as in `1 hour, 30 minutes`.
    case full
    /// In words, numbers too; written as ``full`` here.
    case spellOut
    /// Shorter than ``short``.
    case brief
  }

  /// What is written of units of which there is none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As the style has it.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// The first ones are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// The last ones are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers have two digits, and no unit is left out.
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  /// Which units are written; none stands for all.
  open var allowedUnits: NSCalendar.Unit = []

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional

  /// At most how many units are written; 0 stands for all.
  open var maximumUnitCount = 0

  /// What is written of units of which there is none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default

  /// The calendar, whose language is that of the words.
  open var calendar: Calendar? = .autoupdatingCurrent

  /// Writes an interval, in seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    let duration = Duration.seconds(interval)
    let locale = calendar?.locale ?? .autoupdatingCurrent
    if unitsStyle == .positional { return positional(interval, duration, locale) }
    return duration.formatted(
      .units(
        allowed: units, width: width,
        maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
        zeroValueUnits: zeroFormattingBehavior.contains(.pad) ? .show(length: 2) : .hide
      ).locale(locale))
  }

  /// Writes the interval between two moments.
  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  /// Writes the interval that components say, from now.
  open func string(from components: DateComponents) -> String? {
    let now = Date.now
    let end = (calendar ?? .autoupdatingCurrent).date(byAdding: components, to: now)
    return end.flatMap { string(from: now, to: $0) }
  }

  /// Writes components or an interval in seconds; nil for anything else.
  open override func string(for object: Any?) -> String? {
    if let components = object as? DateComponents { return string(from: components) }
    return (object as? TimeInterval).flatMap { string(from: $0) }
  }

  private var width: Duration.UnitsFormatStyle.UnitWidth {
    switch unitsStyle {
    case .full, .spellOut: .wide
    case .abbreviated, .positional: .narrow
    case .short, .brief: .abbreviated
    }
  }

  private var units: Set<Duration.UnitsFormatStyle.Unit> {
    let known: [(NSCalendar.Unit, Duration.UnitsFormatStyle.Unit)] = [
      (.weekOfMonth, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes),
      (.second, .seconds),
    ]
    let chosen = known.filter { allowedUnits.contains($0.0) }.map(\.1)
    return chosen.isEmpty ? [.days, .hours, .minutes, .seconds] : Set(chosen)
  }

  private func positional(
    _ interval: TimeInterval, _ duration: Duration, _ locale: Locale
  ) -> String {
    let hasHours =
      abs(interval) >= 3600 || zeroFormattingBehavior.contains(.pad) && units.contains(.hours)
    guard units.contains(.seconds) else {
      return duration.formatted(.time(pattern: .hourMinute).locale(locale))
    }
    return duration.formatted(
      .time(pattern: hasHours && units.contains(.hours) ? .hourMinuteSecond : .minuteSecond)
        .locale(locale))
  }
}
