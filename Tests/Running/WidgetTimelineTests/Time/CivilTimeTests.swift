// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetTimeline

@Suite("Days and times on a wall")
struct CivilTimeTests {
  @Test("each day of 400 years follows the one before it")
  func countsDays() throws {
    let start = try #require(CivilDate(year: 1_899, month: 12, day: 31)).daysSince1970
    var expected = (year: 1_900, month: 1, day: 1, weekday: 1)
    for number in start + 1...start + 146_097 {
      let date = CivilDate(daysSince1970: number)
      guard date.year == expected.year, date.month == expected.month, date.day == expected.day,
        date.weekday == expected.weekday, date.daysSince1970 == number
      else {
        Issue.record("day \(number) is \(date), expected \(expected)")
        return
      }
      expected.weekday = (expected.weekday + 1) % 7
      expected.day += 1
      if expected.day > CivilDate.days(inMonth: expected.month, ofYear: expected.year) {
        (expected.month, expected.day) = (expected.month + 1, 1)
        if expected.month == 13 { (expected.year, expected.month) = (expected.year + 1, 1) }
      }
    }
    #expect(expected.year == 2_300)
  }

  @Test(
    "a day that no calendar has is none",
    arguments: [(2_026, 2, 29), (2_026, 13, 1), (2_026, 0, 1), (2_026, 4, 31), (2_100, 2, 29)])
  func refusesDays(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    "a written time is read",
    arguments: [
      ("2026-11-21", "2026-11-21T00:00:00"), ("2026-11-21T14:07", "2026-11-21T14:07:00"),
      ("2026-11-21 14:07:30", "2026-11-21T14:07:30"), ("2024-02-29", "2024-02-29T00:00:00"),
    ])
  func reads(text: String, expected: String) {
    #expect(CivilTime(text)?.description == expected)
  }

  @Test(
    "what is no time is not read",
    arguments: [
      "", "2026", "2026-1-2", "2026-11-21T", "2026-11-21T24:00", "2026-11-21T14:60",
      "2026-11-21T14", "2026-02-29", "２０２６-11-21", "2026-11-21T14:07:60", "2026-11-21T14:07:00Z",
    ])
  func refuses(text: String) {
    #expect(CivilTime(text) == nil)
  }

  @Test("times are ordered, and their parts can be asked for")
  func parts() throws {
    let time = try #require(CivilTime("2026-11-21T14:07:09"))
    #expect((time.hour, time.minute, time.second) == (14, 7, 9))
    #expect(time.clock == "14:07")
    #expect(time < (try #require(CivilTime("2026-11-22"))))
    #expect(time.date.advanced(byDays: 40).description == "2026-12-31")
  }
}
