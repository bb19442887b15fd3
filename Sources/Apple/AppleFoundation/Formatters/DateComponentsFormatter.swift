// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A formatter of intervals in units of time, as in `1 hour, 30 minutes`.
///
/// Foundation has it on Apple's systems only; the words are those of `Duration.UnitsFormatStyle`,
/// which Foundation has everywhere. Months and years, whose lengths differ, are written as days.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons, as in `1:30:00`.
    case positional
    /// Letters for the units, as in `1h 30m`.
    case abbreviated
    /// Short names of the units, as in `1 hr, 30 min`.
    case short
    /// Full names of the units, as in `1 hour, 30 minutes`.
    case full
    /// Numbers and units in words; the same as ``full`` here.
    case spellOut
    /// Shorter names than ``short``; the same as ``short`` here.
    case brief
  }

  /// The treatment of units whose value is 0; only ``pad`` has an effect here.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt
    /// Creates a behavior from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default of the units style.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Omits units of 0 at the beginning.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Omits units of 0 between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Omits units of 0 at the end.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Omits all units of 0.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Writes all units, with at least two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  /// The units to write, from weeks to seconds; empty stands for days, hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []

  /// The style in which units are written; by default positional.
  open var unitsStyle = UnitsStyle.positional

  /// The maximum number of units, which the positional style ignores; 0 is no limit.
  open var maximumUnitCount = 0

  /// The treatment of units whose value is 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default

  /// Whether "about" is said; not done here.
  open var includesApproximationPhrase = false

  /// Whether "remaining" is said; not done here.
  open var includesTimeRemainingPhrase = false

  /// Whether the last of a limited number of units may have a fraction; not done here.
  open var allowsFractionalUnits = false

  /// Whether a largest unit that is small, as in `1m 3s`, is written in the next one, as in `63s`;
  /// not done here.
  open var collapsesLargestUnit = false

  /// The date from which an interval is counted; it has no effect here, where units have one length.
  open var referenceDate: Date?

  /// Where the text is; it has no effect here.
  open var formattingContext = Formatter.Context.unknown

  /// The calendar, whose locale gives the language; nil is the current one.
  open var calendar: Calendar? = .autoupdatingCurrent

  /// Returns a text for an interval in seconds; nil if it is not finite, or as long as 10¹⁵
  /// seconds.
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

  /// Returns a text for the interval between two dates.
  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  /// Returns a text for date components, counted from now; nil if the calendar cannot add them.
  open func string(from components: DateComponents) -> String? {
    let now = Date.now
    let end = (calendar ?? .autoupdatingCurrent).date(byAdding: components, to: now)
    return end.flatMap { string(from: now, to: $0) }
  }

  /// Returns a text for date components in a style; nil if the calendar cannot add them.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns a text for date components or an interval in seconds; nil for any other object.
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
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let digits = isPadded ? 2 : 1
    let hasHours = units.contains(.hours) && (isPadded || abs(interval) >= 3600)
    if units == [.seconds] {
      return interval.rounded(.down).formatted(
        .number.precision(.integerLength(digits...)).grouping(.never).locale(locale))
    }
    guard units.contains(.seconds) else {
      return duration.formatted(.time(pattern: .hourMinute(padHourToLength: digits)).locale(locale))
    }
    return duration.formatted(
      .time(
        pattern: hasHours
          ? .hourMinuteSecond(padHourToLength: digits) : .minuteSecond(padMinuteToLength: digits)
      ).locale(locale))
  }
}
