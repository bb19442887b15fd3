// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import WidgetViews

/// The formats by which the system writes what changes with time.
public enum SystemFormatStyle: Sendable {
  /// What fits into a number of thousandths, in seconds.
  private static let longest: TimeInterval = 1e14

  /// The time of a timer, such as `4:59`; a picture shows whole seconds.
  public struct Timer: FormatStyle {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool

    /// Creates the format of a timer that counts down to the end of an interval.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) { (self.interval, countsDown, self.showsHours) = (interval, true, showsHours) }

    /// Creates the format of a timer that counts up from the beginning of an interval.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) { (self.interval, countsDown, self.showsHours) = (interval, false, showsHours) }

    /// Returns the time of the timer at a moment.
    public func format(_ value: Date) -> AttributedString {
      let moment = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        // What remains of a second counts as one, until the end.
        ? interval.upperBound.timeIntervalSince(moment).rounded(.up)
        : moment.timeIntervalSince(interval.lowerBound).rounded(.down)
      return AttributedString(
        TimerText.string(seconds: Int64(min(seconds, longest)), showsHours: showsHours))
    }
  }

  /// The time since a start, with its hundredths, such as `0:05.32`.
  public struct Stopwatch: FormatStyle {
    private let start: Date
    private let showsHours: Bool
    private let showsHundredths: Bool

    /// Creates the format of a stopwatch that started at a moment.
    public init(
      startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      (self.start, self.showsHours) = (start, showsHours)
      showsHundredths = maxPrecision < .seconds(1) && maxFieldCount > 3
    }

    /// Returns the time of the stopwatch at a moment.
    public func format(_ value: Date) -> AttributedString {
      let passed = min(max(0, value.timeIntervalSince(start)), longest)
      // Moments are not exact to the last digit.
      let hundredths = Int64((passed * 1000).rounded()) / 10
      let text = TimerText.string(seconds: hundredths / 100, showsHours: showsHours)
      let rest = hundredths % 100
      return AttributedString(showsHundredths ? "\(text).\(rest < 10 ? "0" : "")\(rest)" : text)
    }
  }

  /// The distance of a date, such as `in 2 hours`, or the date itself if it is far away.
  public struct DateReference: FormatStyle {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent

    /// Creates the format of a date; from the threshold on it is written itself.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.thresholdField = thresholdField
    }

    /// Returns the format in a language.
    public func locale(_ locale: Locale) -> DateReference {
      var format = self
      format.locale = locale
      return format
    }

    /// Returns the distance of the date at a moment, or the date.
    public func format(_ value: Date) -> AttributedString {
      guard abs(date.timeIntervalSince(value)) < threshold else {
        return AttributedString(
          date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)))
      }
      let words = Date.AnchoredRelativeFormatStyle(
        anchor: date, allowedFields: allowedFields, presentation: .numeric, unitsStyle: .wide,
        locale: locale)
      return AttributedString(words.format(value))
    }

    private var threshold: TimeInterval {
      switch thresholdField {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .week: 7 * 86_400
      case .month: 30 * 86_400
      case .year: 365 * 86_400
      default: 86_400
      }
    }
  }

  /// The time from a date, such as `2 hours, 3 minutes`, with a sign before it.
  public struct DateOffset: FormatStyle {
    private let date: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent

    /// Creates the format of the time from a date; the sign is that of numbers.
    public init(
      to date: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    /// Returns the format in a language.
    public func locale(_ locale: Locale) -> DateOffset {
      var format = self
      format.locale = locale
      return format
    }

    /// Returns the time from the date to a moment; months and years are counted in days.
    public func format(_ value: Date) -> AttributedString {
      let seconds = value.timeIntervalSince(date)
      let words = Duration.seconds(abs(seconds)).formatted(
        .units(allowed: units, width: .wide, maximumUnitCount: max(1, maxFieldCount))
          .locale(locale))
      let isAlwaysSigned = sign == .always() || sign == .always(includingZero: false)
      let mark = sign == .never ? "" : seconds < 0 ? "−" : isAlwaysSigned ? "+" : ""
      return AttributedString(mark + words)
    }

    private var units: Set<Duration.UnitsFormatStyle.Unit> {
      let known: [(Date.ComponentsFormatStyle.Field, Duration.UnitsFormatStyle.Unit)] = [
        (.week, .weeks), (.day, .days), (.hour, .hours), (.minute, .minutes), (.second, .seconds),
      ]
      let allowed = known.filter { allowedFields.contains($0.0) }.map(\.1)
      return allowed.isEmpty ? [.days] : Set(allowed)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time of a timer that counts down to the end of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// The time of a timer that counts up from the beginning of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a start, with its hundredths.
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// The distance of a date, or the date itself if it is far away.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The time from a date, with a sign before it.
  public static func offset(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
