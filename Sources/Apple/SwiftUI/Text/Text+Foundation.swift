// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
public import WidgetViews

extension Text {
  /// Creates a text from a localized key in a bundle; a nil bundle is the program.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    self.init(
      key, tableName: tableName, bundle: bundle.flatMap { StringBundle($0) } as StringBundle?,
      comment: comment)
  }

  /// Creates a text from a localized resource.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(resource, format: ResourceFormat())
  }

  /// Creates a text of a date in a style.
  public init(_ date: Date, style: DateStyle) { self.init(Instant(date), style: style) }

  /// Creates a text of a range of dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(Instant(dates.lowerBound)...Instant(dates.upperBound))
  }

  /// Creates a text of the start and the end of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text that counts down to the end of an interval, or up from its start; the system
  /// keeps it up to date.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      timerInterval: Instant(timerInterval.lowerBound)...Instant(timerInterval.upperBound),
      pauseTime: pauseTime.map { Instant($0) }, countsDown: countsDown, showsHours: showsHours)
  }

  /// Creates a text of a formatted value in the locale of the environment.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(input, format: StyleFormat(format: format))
  }

  /// Creates an attributed text of a formatted value in the locale of the environment.
  @_disfavoredOverload
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    let locale = WidgetViews.Environment(\.self).wrappedValue.locale
    self.init(format.locale(locale).format(input))
  }

  /// Creates a text of an object by a formatter; empty if it has no text.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of a date by a formatter; empty if it has no text.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of a value by a formatter; empty if it has no text.
  @_disfavoredOverload public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

/// A format of localized resources in the locale of the environment.
struct ResourceFormat: TextFormat {
  func string(for value: LocalizedStringResource, in environment: EnvironmentValues) -> String {
    value.string(in: environment)
  }
}

/// A format of values by a Foundation format style.
struct StyleFormat<Format: FormatStyle>: TextFormat where Format.FormatOutput == String {
  let format: Format

  func string(for value: Format.FormatInput, in environment: EnvironmentValues) -> String {
    var format = format.locale(environment.locale)
    // A date style without a time zone of its own shows that of the environment.
    if var dates = format as? Date.FormatStyle {
      dates.timeZone = environment.timeZone
      dates.calendar = environment.calendar
      format = dates as? Format ?? format
    }
    return format.format(value)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends a range of dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Appends the start and the end of an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Appends a timer that counts down or up.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// Appends a formatted value in the locale of the environment.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(Text(input, format: format))
  }

  /// Appends an object by a formatter; its description if that is nil or has no text.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    appendInterpolation(formatter?.string(for: subject) ?? subject.description)
  }

  /// Appends a value by a formatter; its description if that has no text.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? String(describing: subject))
  }

  /// Appends an attributed string with its attributes.
  @_disfavoredOverload public mutating func appendInterpolation(_ string: AttributedString) {
    appendInterpolation(Text(string))
  }

  /// Appends a localized resource.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}
