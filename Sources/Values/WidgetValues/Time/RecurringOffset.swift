// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Offsets that change at the same times of every year, or never.
struct RecurringOffset: Hashable, Sendable {
  /// When clocks are set in a year.
  struct Moment: Hashable, Sendable {
    /// How the day is found.
    enum Day: Hashable, Sendable {
      /// A day of the year from 1 to 365; the 29th of February is never counted.
      case julian(Int)
      /// A day of the year from 0 to 365; the 29th of February is counted.
      case ordinal(Int)
      /// A weekday of a month: the month from 1, the week from 1 (5 is the last), the weekday from 0 for Sunday.
      case weekday(month: Int, week: Int, weekday: Int)
    }

    var day: Day

    /// The seconds since midnight by the clock as it is until then; negative ones and more than a day are possible.
    var second: Int

    /// The seconds since 1970 by the clock.
    func localSeconds(inYear year: Int) -> Int64 {
      Int64(daysSince1970(inYear: year)) * 86_400 + Int64(second)
    }

    private func daysSince1970(inYear year: Int) -> Int {
      let newYear = CivilDate.firstDay(ofMonth: 1, inYear: year)
      switch day {
      case .julian(let number):
        return newYear + number - 1 + (CivilDate.isLeap(year) && number >= 60 ? 1 : 0)
      case .ordinal(let number): return newYear + number
      case .weekday(let month, let week, let weekday):
        let first = CivilDate.firstDay(ofMonth: month, inYear: year)
        let offset = (weekday - CivilDate(daysSince1970: first).weekday + 7) % 7
        let day = offset + (week - 1) * 7
        return first + (day < CivilDate.days(inMonth: month, ofYear: year) ? day : day - 7)
      }
    }
  }

  /// Time that is put forward for a part of the year.
  struct Saving: Hashable, Sendable {
    /// How much later the clocks are than UTC in that part, in seconds.
    var offset: Int
    /// When it begins, by the standard clock.
    var start: Moment
    /// When it ends, by the clock that was put forward.
    var end: Moment
  }

  /// How much later the clocks are than UTC, in seconds.
  var standardOffset: Int

  /// The other offset; nil if there is one only.
  var saving: Saving?

  func offset(at second: Int64) -> Int {
    guard let saving else { return standardOffset }
    // The last change of this year or one of its neighbors that is not later: a change can be in another year by the
    // clock than in UTC.
    let last = changes(around: second, saving).last { $0.second <= second }
    return last?.offset ?? standardOffset
  }

  func nextChange(after second: Int64) -> Int64? {
    guard let saving, saving.offset != standardOffset else { return nil }
    return changes(around: second, saving).first { $0.second > second }?.second
  }

  /// The changes of the year of a moment, the one before and the two after it, ascending.
  private func changes(
    around second: Int64, _ saving: Saving
  ) -> [(second: Int64, offset: Int)] {
    let year = CivilTime(secondsSince1970: second).date.year
    var changes: [(second: Int64, offset: Int)] = []
    for year in year - 1...year + 2 {
      let start = saving.start.localSeconds(inYear: year) - Int64(standardOffset)
      let end = saving.end.localSeconds(inYear: year) - Int64(saving.offset)
      changes.append((start, saving.offset))
      changes.append((end, standardOffset))
    }
    // An end and a start at one moment mean that the time stays put forward, as in 'XXX3EDT4,0/0,J365/23'.
    changes.sort {
      ($0.second, $0.offset == saving.offset ? 1 : 0) < (
        $1.second, $1.offset == saving.offset ? 1 : 0
      )
    }
    return changes
  }
}
