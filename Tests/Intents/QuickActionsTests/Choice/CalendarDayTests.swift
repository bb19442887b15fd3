// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import Testing

struct CalendarDayTests {
  private func day(_ text: String) throws -> CalendarDay {
    let fields = text.split(separator: "-").compactMap { Int($0) }
    return try #require(CalendarDay(year: fields[0], month: fields[1], day: fields[2]))
  }

  @Test(
    "days are counted over months, leap days and years",
    arguments: [
      ("2026-11-21", 1, "2026-11-22"), ("2026-12-31", 1, "2027-01-01"),
      ("2024-02-28", 1, "2024-02-29"), ("2023-02-28", 1, "2023-03-01"),
      ("1900-02-28", 1, "1900-03-01"), ("2026-03-01", -1, "2026-02-28"),
      ("2026-01-01", -1, "2025-12-31"), ("2026-11-21", 365, "2027-11-21"),
      ("2026-11-21", -3653, "2016-11-20"), ("0001-01-01", 3_652_058, "9999-12-31"),
    ])
  func advanced(_ start: String, _ days: Int, _ end: String) throws {
    #expect(try day(start).advanced(by: days)?.text == end)
    #expect(try day(end).advanced(by: -days)?.text == start)
  }

  @Test("there is no day before the first year, nor behind the last one with four digits")
  func ends() throws {
    #expect(try day("0001-01-01").advanced(by: -1) == nil)
    #expect(try day("9999-12-31").advanced(by: 1) == nil)
    #expect(try day("2026-11-21").advanced(by: .max) == nil)
    #expect(try day("2026-11-21").advanced(by: -4_000_001) == nil)
  }

  @Test(
    "words are days",
    arguments: [
      ("today", "2026-12-31"), ("Tomorrow", "2027-01-01"), ("yesterday", "2026-12-30"),
      ("今日", "2026-12-31"), ("アシタ", "2027-01-01"), ("きのう", "2026-12-30"), ("now", nil), ("", nil),
    ])
  func words(_ word: String, _ expected: String?) throws {
    #expect(try day("2026-12-31").named(word)?.text == expected)
  }

  @Test(
    "a date or time goes by steps",
    arguments: [
      (.date, "2026/2/28", 1, "2026-03-01"), (.date, "", 1, "2026-11-21"),
      (.dateTime, "2026-12-31T09:30", 1, "2027-01-01T09:30"),
      (.dateTime, "2026-12-31", 1, "2027-01-01"),
      (.time, "09:59", 1, "10:00"), (.time, "23:59:30", 60, "23:59:30"),
      (.time, "00:30", -60, "00:00"),
      (.time, "", 1, "00:00"), (.date, "soon", 1, nil), (.date, "9999-12-31", 7, nil),
    ] as [(ParameterControl.DateParts, String, Int, String?)])
  func steps(
    _ parts: ParameterControl.DateParts, _ text: String, _ count: Int, _ expected: String?
  ) throws {
    let today = try day("2026-11-21")
    #expect(CalendarSpelling.text(text, parts: parts, by: count, today: today) == expected)
  }
}
