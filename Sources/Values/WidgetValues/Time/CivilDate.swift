// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A day of the Gregorian calendar, as a wall calendar shows it; the calendar is used for all years.
public struct CivilDate: Hashable, Sendable {
  /// The year; 0 is the year before the year 1.
  public let year: Int
  /// The month, from 1 for January.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day; nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (-1_000_000...1_000_000).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, ofYear: year)).contains(day)
    else { return nil }
    self.init(checkedYear: year, month: month, day: day)
  }

  /// Creates a day from the number of days since the first of January 1970.
  package init(daysSince1970: Int) {
    // Years begin in March here, so that the leap day is the last of its year; 400 years have 146,097 days.
    let shifted = daysSince1970 + 719_468
    let era = shifted.flooredQuotient(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      checkedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private init(checkedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The number of days since the first of January 1970; negative before it.
  package var daysSince1970: Int {
    let year = month <= 2 ? year - 1 : year
    let era = year.flooredQuotient(by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week: 0 is Sunday, 6 is Saturday.
  public var weekday: Int {
    // The first of January 1970 was a Thursday.
    let days = daysSince1970 + 4
    return days - days.flooredQuotient(by: 7) * 7
  }

  /// The day a number of days later.
  public func advanced(byDays days: Int) -> CivilDate {
    CivilDate(daysSince1970: daysSince1970 + days)
  }

  /// The days since 1970 of the first day of a month, from 1 for January.
  static func firstDay(ofMonth month: Int, inYear year: Int) -> Int {
    CivilDate(checkedYear: year, month: month, day: 1).daysSince1970
  }

  /// The number of days of a month, from 1 for January.
  package static func days(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a 29th of February.
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CivilDate: Comparable {
  /// Whether a day is earlier than another.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The day as in `2026-11-21`.
  public var description: String {
    let year = String(abs(year))
    let sign = self.year < 0 ? "-" : ""
    return sign + String(repeating: "0", count: max(0, 4 - year.count)) + year
      + "-\(Self.twoDigits(month))-\(Self.twoDigits(day))"
  }

  static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension FixedWidthInteger {
  /// The quotient, rounded down and not towards zero.
  func flooredQuotient(by divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder != 0 && (remainder < 0) != (divisor < 0) ? quotient - 1 : quotient
  }
}
