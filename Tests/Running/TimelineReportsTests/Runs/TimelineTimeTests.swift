// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing
import TimelineSimulation
import WidgetTimeline

@testable import TimelineReports

@Suite struct TimelineTimeTests {
  private static let newYork = try? TimeZoneRules(rule: "EST5EDT,M3.2.0,M11.1.0")

  /// The plan of a whole day.
  private static func plan(_ day: String) throws -> DayPlan {
    let zone = try #require(newYork)
    let date = try #require(CivilDate(day))
    return DayPlan(
      start: zone.startOfDay(date), end: zone.startOfDay(date.advanced(byDays: 1)), zone: zone)
  }

  @Test("times of every day, of one day, and stretches past midnight are placed in the run")
  func spans() throws {
    let plan = try Self.plan("2026-06-01")
    func spans(_ text: String) throws -> [String] {
      try plan.spans(
        text.split(separator: ", ").map(String.init), option: "--looks", lasting: .seconds(60)
      ).map {
        span in
        let ends = [span.lowerBound, span.upperBound].map {
          plan.zone.civilTime(at: $0).description
        }
        return ends.joined(separator: " ")
      }
    }
    #expect(try spans("12:30") == ["2026-06-01T12:30:00 2026-06-01T12:31:00"])
    #expect(
      try spans("13:00, 08:00-09:00") == [
        "2026-06-01T08:00:00 2026-06-01T09:00:00", "2026-06-01T13:00:00 2026-06-01T13:01:00",
      ])
    #expect(
      try spans("23:00-01:00") == [
        "2026-05-31T23:00:00 2026-06-01T01:00:00", "2026-06-01T23:00:00 2026-06-02T01:00:00",
      ])
    #expect(
      try spans("2026-06-01T08:00-2026-06-01T09:00") == [
        "2026-06-01T08:00:00 2026-06-01T09:00:00"
      ])
    #expect(try spans("2026-06-03T08:00") == [])
  }

  @Test(
    "an axis names each hour that the zone's clocks show, on days of 23 and of 25 hours",
    arguments: [("2026-06-01", 25), ("2026-03-08", 24), ("2026-11-01", 25)])
  func ticks(day: String, count: Int) throws {
    let plan = try Self.plan(day)
    let ticks = TimelineTicks(plan.start, plan.end, plan.zone, most: 26).ticks
    #expect(ticks.count == count)
    #expect(ticks.first?.label == "00:00")
    #expect(ticks.last?.label == "24:00")
    #expect(ticks.contains { $0.label == "02:00" } == (day != "2026-03-08"))
    #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.date < $1.date })
  }

  @Test("an axis of a year names days, and no more than there is room for")
  func longAxis() throws {
    let start = Instant(secondsSince1970: 1_767_225_600)
    let ticks = TimelineTicks(start, start.advanced(by: .seconds(365 * 86_400)), .utc, most: 12)
      .ticks
    #expect(ticks.first?.label == "01-01")
    #expect(ticks.count <= 13)
  }

  private static func row(_ minute: Int, _ text: String) -> EventRow {
    EventRow(
      date: Instant(secondsSince1970: Int64(minute) * 60), text: text, tone: .good, signature: text)
  }

  @Test("lines that are alike are summed up from the third on, with their distance where it is one")
  func folding() {
    func fold(_ rows: [EventRow]) -> [String] {
      FoldedRow.fold(rows).map { folded in
        switch folded {
        case .row(let row): row.text
        case .more(let sum):
          "\(sum.count) \(sum.kind) until \(sum.end.secondsSince1970 / 60) by \(sum.step.map { "\($0)" } ?? "-")"
        }
      }
    }
    #expect(fold([]) == [])
    #expect(fold([Self.row(0, "a"), Self.row(1, "a")]) == ["a", "a"])
    #expect(
      fold((0..<4).map { Self.row($0 * 15, "a") } + [Self.row(60, "b")]) == [
        "a", "3 alike until 45 by 900.0 seconds", "b",
      ])
    #expect(
      fold([Self.row(0, "a"), Self.row(1, "a"), Self.row(5, "a")]) == ["a", "2 alike until 5 by -"])
    func shown(_ minute: Int, _ text: String) -> EventRow {
      EventRow(
        date: Instant(secondsSince1970: Int64(minute) * 60), text: text, tone: .calm, isShown: true,
        signature: text)
    }
    let first = [Self.row(0, "asks"), shown(0, "A"), shown(15, "B"), shown(30, "C")]
    let second = [Self.row(45, "asks"), shown(45, "D"), shown(60, "E"), shown(75, "F")]
    #expect(fold(first) == ["asks", "A", "2 entries until 30 by 900.0 seconds"])
    #expect(
      fold(first + second + [Self.row(90, "asks"), shown(90, "G")]) == [
        "asks", "A", "2 entries until 30 by 900.0 seconds", "1 rounds until 45 by 2700.0 seconds",
        "asks", "G",
      ])
    // Another number of entries, or another reload, is another round.
    #expect(
      fold(first + second.dropLast() + [Self.row(90, "fails")]) == [
        "asks", "A", "2 entries until 30 by 900.0 seconds", "asks", "D", "E", "fails",
      ])
    #expect(fold([Self.row(0, "asks"), shown(0, "A"), shown(15, "B")]) == ["asks", "A", "B"])
  }

  @Test(
    "a moment is written with its offset, and a fraction only where it has one",
    arguments: [
      (Int64(1_795_478_400_000), "2026-11-23T19:00:00-05:00"),
      (1_795_478_400_080, "2026-11-23T19:00:00.080-05:00"),
    ])
  func stamps(milliseconds: Int64, text: String) throws {
    let words = TimelineWords(zone: try #require(Self.newYork), needsDates: false)
    #expect(words.stamp(Instant(millisecondsSince1970: milliseconds)) == text)
  }
}
