// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetViews

/// A value that changes with time, which a text goes on writing.
public struct TimeDataSource<Value>: Sendable {
  /// The value at a moment.
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource<Date> {
  /// The moment at which the text is read.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource<Range<Date>> {
  /// The time from a date until now; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  /// The time from now until a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}

extension TimeDataSource<Duration> {
  /// The time since a date; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds($0.timeIntervalSince(date)) }
  }
}

extension TimeDataSource {
  /// The value at the moment that a widget is drawn for.
  func value(in environment: EnvironmentValues) -> Value {
    value(environment.now.map { Date($0) } ?? Date())
  }
}

extension Text {
  /// Creates a text of a value that changes with time; the system keeps it up to date.
  public init<Value, Format: FormatStyle>(_ source: TimeDataSource<Value>, format: Format)
  where Format.FormatInput == Value, Format.FormatOutput == String {
    self.init(live: { format.locale($0.locale).format(source.value(in: $0)) })
  }

  /// Creates a text of a value that changes with time; the system keeps it up to date.
  public init<Value, Format: FormatStyle>(_ source: TimeDataSource<Value>, format: Format)
  where Format.FormatInput == Value, Format.FormatOutput == AttributedString {
    self.init(live: {
      String(format.locale($0.locale).format(source.value(in: $0)).characters)
    })
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value that changes with time.
  public mutating func appendInterpolation<Value, Format: FormatStyle>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// Appends a value that changes with time.
  public mutating func appendInterpolation<Value, Format: FormatStyle>(
    _ source: TimeDataSource<Value>, format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}
