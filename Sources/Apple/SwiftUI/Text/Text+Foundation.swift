// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
public import WidgetViews

extension Text {
  /// Makes text of a key that is looked up in a bundle's tables of strings.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    self.init(
      key, tableName: tableName, bundle: bundle.flatMap { StringBundle($0) } as StringBundle?,
      comment: comment)
  }

  /// Makes text of what is looked up where it is shown.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(resource, format: ResourceFormat())
  }

  /// Writes a moment in a style.
  public init(_ date: Date, style: DateStyle) { self.init(Instant(date), style: style) }

  /// Writes two moments.
  public init(_ dates: ClosedRange<Date>) {
    self.init(Instant(dates.lowerBound)...Instant(dates.upperBound))
  }

  /// Writes the beginning and the end of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Counts down to the end of an interval, or up from its beginning; the system goes on counting.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      timerInterval: Instant(timerInterval.lowerBound)...Instant(timerInterval.upperBound),
      pauseTime: pauseTime.map { Instant($0) }, countsDown: countsDown, showsHours: showsHours)
  }

  /// Writes a value as a format does, in the language of the environment.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(input, format: StyleFormat(format: format))
  }

  /// Writes a value as a format does, in the language of the environment, with the look that it says.
  @_disfavoredOverload
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    let locale = WidgetViews.Environment(\.self).wrappedValue.locale
    self.init(format.locale(locale).format(input))
  }

  /// Writes an object as a formatter does.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Writes a moment as a formatter does.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Writes a value as a formatter does.
  @_disfavoredOverload public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

/// Writes a resource of localized text in the language of the environment.
struct ResourceFormat: TextFormat {
  func string(for value: LocalizedStringResource, in environment: EnvironmentValues) -> String {
    value.string(in: environment)
  }
}

/// Writes values as Foundation's format styles do.
struct StyleFormat<Format: FormatStyle>: TextFormat where Format.FormatOutput == String {
  let format: Format

  func string(for value: Format.FormatInput, in environment: EnvironmentValues) -> String {
    var format = format.locale(environment.locale)
    // A style of dates that says nothing else shows the clocks of the place.
    if var dates = format as? Date.FormatStyle {
      dates.timeZone = environment.timeZone
      dates.calendar = environment.calendar
      format = dates as? Format ?? format
    }
    return format.format(value)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a moment, written in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Adds two moments.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Adds an interval.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Adds a countdown.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// Adds a value as a format writes it.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    appendInterpolation(Text(input, format: format))
  }

  /// Adds an object as a formatter writes it.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    appendInterpolation(formatter?.string(for: subject) ?? subject.description)
  }

  /// Adds a value as a formatter writes it.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? String(describing: subject))
  }

  /// Adds text with a look.
  @_disfavoredOverload public mutating func appendInterpolation(_ string: AttributedString) {
    appendInterpolation(Text(string))
  }

  /// Adds what is looked up where it is shown.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}
