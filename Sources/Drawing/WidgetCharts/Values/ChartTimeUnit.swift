// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// A unit of time by which moments are put together, and in which axes are divided.
public enum ChartTimeUnit: Int, CaseIterable, Hashable, Sendable {
  /// A second of the clock.
  case second
  /// A minute of the clock.
  case minute
  /// An hour of the clock.
  case hour
  /// A day of the calendar.
  case day
  /// A week, from Sunday on.
  case weekOfYear
  /// A month of the calendar.
  case month
  /// A quarter of a year.
  case quarter
  /// A year of the calendar.
  case year

  /// How long the unit is about, in seconds.
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .weekOfYear: 604_800
    case .month: 2_629_746
    case .quarter: 7_889_238
    case .year: 31_556_952
    }
  }

  /// The begin of the unit in which a moment is.
  func start(of moment: Instant, in zone: TimeZoneRules) -> Instant {
    let civil = zone.civilTime(at: moment)
    let date = civil.date
    var (hour, minute, second) = (civil.hour, civil.minute, civil.second)
    if rawValue >= ChartTimeUnit.minute.rawValue { second = 0 }
    if rawValue >= ChartTimeUnit.hour.rawValue { minute = 0 }
    if rawValue >= ChartTimeUnit.day.rawValue { hour = 0 }
    var first: CivilDate? = date
    switch self {
    case .second, .minute, .hour, .day: break
    case .weekOfYear: first = date.advanced(byDays: -date.weekday)
    case .month: first = CivilDate(year: date.year, month: date.month, day: 1)
    case .quarter:
      first = CivilDate(year: date.year, month: (date.month - 1) / 3 * 3 + 1, day: 1)
    case .year: first = CivilDate(year: date.year, month: 1, day: 1)
    }
    guard let first, let time = CivilTime(first, hour: hour, minute: minute, second: second) else {
      return moment
    }
    return hour == 0 && minute == 0 && second == 0 && rawValue >= ChartTimeUnit.day.rawValue
      ? zone.startOfDay(first) : zone.instant(of: time)
  }

  /// The moment a number of units later, from the begin of one.
  func advance(_ moment: Instant, by count: Int, in zone: TimeZoneRules) -> Instant {
    switch self {
    case .second, .minute, .hour:
      return moment.advanced(by: .seconds(count * Int(seconds)))
    case .day, .weekOfYear:
      let days = self == .day ? count : 7 * count
      return zone.startOfDay(zone.civilTime(at: moment).date.advanced(byDays: days))
    case .month, .quarter, .year:
      let date = zone.civilTime(at: moment).date
      let months = date.year * 12 + date.month - 1 + count * Int((seconds / 2_629_746).rounded())
      let year = months >= 0 ? months / 12 : (months - 11) / 12
      guard let first = CivilDate(year: year, month: months - year * 12 + 1, day: 1) else {
        return moment
      }
      return zone.startOfDay(first)
    }
  }
}
