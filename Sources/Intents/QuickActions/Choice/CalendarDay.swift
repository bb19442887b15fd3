// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A day of the Gregorian calendar.
package struct CalendarDay: Hashable, Sendable {
  /// The year, from 1 to 9999.
  package let year: Int

  /// The month, from 1 to 12.
  package let month: Int

  /// The day of the month, from 1.
  package let day: Int

  /// Creates a day; nil if there is no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day as ISO 8601 spells it, `2026-11-21`.
  package var text: String {
    CalendarSpelling.digits(year, 4) + "-" + CalendarSpelling.digits(month, 2) + "-"
      + CalendarSpelling.digits(day, 2)
  }

  /// The day that is some days later; nil beyond the years that there are.
  package func advanced(by days: Int) -> CalendarDay? {
    // No step is longer than all years, so a far one ends at once.
    guard abs(days) < 4_000_000 else { return nil }
    var (year, month, day) = (year, month, day + days)
    while day < 1 {
      (year, month) = month == 1 ? (year - 1, 12) : (year, month - 1)
      guard year >= 1 else { return nil }
      day += Self.days(inMonth: month, of: year)
    }
    while day > Self.days(inMonth: month, of: year) {
      day -= Self.days(inMonth: month, of: year)
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
      guard year <= 9999 else { return nil }
    }
    return CalendarDay(year: year, month: month, day: day)
  }

  /// The day that a word such as `tomorrow` or `明日` means; nil for any other text.
  package func named(_ word: String) -> CalendarDay? {
    switch SearchTerm.fold(word) {
    case "today", "今日", "きょう", "本日": self
    case "tomorrow", "明日", "あした", "あす": advanced(by: 1)
    case "yesterday", "昨日", "きのう": advanced(by: -1)
    default: nil
    }
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
