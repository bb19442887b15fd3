// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The time between two dates in words, as in `2 hours, 30 minutes`, or in numbers, as in `2:30:00`.
///
/// It is `Date.ComponentsFormatStyle` on Apple's systems, a name that Foundation on Linux has for something else.
public struct DateRangeWords: FormatStyle {
  /// How long the words are.
  public enum Style: Int, Codable, Hashable, Sendable {
    case wide, abbreviated, condensedAbbreviated, narrow, spellOut
  }

  /// A unit of time.
  public enum Field: Int, Codable, Hashable, Sendable {
    case year, month, week, day, hour, minute, second

    fileprivate var units: (Calendar.Component, NSCalendar.Unit) {
      switch self {
      case .year: (.year, .year)
      case .month: (.month, .month)
      case .week: (.weekOfMonth, .weekOfMonth)
      case .day: (.day, .day)
      case .hour: (.hour, .hour)
      case .minute: (.minute, .minute)
      case .second: (.second, .second)
      }
    }
  }

  /// How long the words are.
  public var style: Style
  /// The units; nil for all.
  public var fields: Set<Field>?
  /// The language of the words.
  public var locale = Locale.autoupdatingCurrent
  /// The calendar that counts the units.
  public var calendar = Calendar.autoupdatingCurrent
  /// Whether the time is counted forward; a time that is counted back has a minus sign.
  public var isPositive = true
  fileprivate var isPositional = false

  init(style: Style, fields: Set<Field>?) { (self.style, self.fields) = (style, fields) }

  /// Returns the style with units of a calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var style = self
    style.calendar = calendar
    return style
  }

  /// Returns the style in a language.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// Returns the time in words, or in numbers with colons between them.
  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    let units = (fields ?? [.year, .month, .week, .day, .hour, .minute, .second]).map(\.units)
    formatter.allowedUnits = units.reduce(into: NSCalendar.Unit()) { $0.formUnion($1.1) }
    formatter.unitsStyle = isPositional ? .positional : unitsStyle
    let components = calendar.dateComponents(
      Set(units.map(\.0)), from: isPositive ? value.lowerBound : value.upperBound,
      to: isPositive ? value.upperBound : value.lowerBound)
    return formatter.string(from: components) ?? ""
  }

  private var unitsStyle: DateComponentsFormatter.UnitsStyle {
    switch style {
    case .wide: .full
    case .abbreviated: .short
    case .condensedAbbreviated: .brief
    case .narrow: .abbreviated
    case .spellOut: .spellOut
    }
  }
}

extension FormatStyle where Self == DateRangeWords {
  /// The time between two dates in words.
  public static func components(
    style: DateRangeWords.Style, fields: Set<DateRangeWords.Field>? = nil
  ) -> DateRangeWords { DateRangeWords(style: style, fields: fields) }

  /// The hours, minutes and seconds between two dates, as in `1:23:20`.
  public static var timeDuration: DateRangeWords {
    var style = DateRangeWords(style: .narrow, fields: [.hour, .minute, .second])
    style.isPositional = true
    return style
  }
}

extension Date.ComponentsFormatStyle {
  /// How long the words are.
  public typealias Style = DateRangeWords.Style

  /// The hours, minutes and seconds between two dates, as in `1:23:20`.
  public static var timeDuration: DateRangeWords { .timeDuration }
}
