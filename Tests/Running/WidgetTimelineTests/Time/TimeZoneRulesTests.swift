// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetTimeline

@Suite("The rules of a time zone")
struct TimeZoneRulesTests {
  /// Two hours at the end of March and of October, at one o'clock in UTC.
  static let berlin = "CET-1CEST,M3.5.0,M10.5.0/3"

  @Test(
    "a rule gives the offset at each side of a change",
    arguments: [
      (berlin, "2026-03-29T00:59:59", 3_600), (berlin, "2026-03-29T01:00:00", 7_200),
      (berlin, "2026-10-25T00:59:59", 7_200), (berlin, "2026-10-25T01:00:00", 3_600),
      ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T06:59:59", -18_000),
      ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T07:00:00", -14_400),
      ("EST5EDT", "2026-11-01T05:59:59", -14_400), ("EST5EDT", "2026-11-01T06:00:00", -18_000),
      // The south of the earth: the time is put forward over the turn of the year.
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00:00", 39_600),
      ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-07-01T00:00:00", 36_000),
      // Half an hour.
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-01-01T00:00:00", 39_600),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-07-01T00:00:00", 37_800),
      // A negative time: the day before.
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59", -7_200),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00", -3_600),
      // Days of the year.
      ("AAA0BBB,J60/0,J300/0", "2024-02-29T23:59:59", 0),
      ("AAA0BBB,J60/0,J300/0", "2024-03-01T00:00:00", 3_600),
      ("AAA0BBB,59/0,299/0", "2024-02-29T00:00:00", 3_600),
      ("XXX3EDT4,0/0,J365/23", "2026-06-01T00:00:00", -14_400),
      ("XXX3EDT4,0/0,J365/23", "2027-01-01T03:30:00", -14_400),
      ("JST-9", "2026-06-01T00:00:00", 32_400), ("UTC0", "2026-06-01T00:00:00", 0),
    ])
  func offset(rule: String, time: String, expected: Int) throws {
    let zone = try TimeZoneRules(rule: rule)
    #expect(zone.secondsFromUTC(at: try Self.utc(time)) == expected)
  }

  @Test(
    "what is no rule is refused",
    arguments: [
      "", "E5", "EST", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0",
      "EST25", "EST5EDT,J0,J1", "EST5EDT,M3.2.0,M11.1.0/168", "<EST5", "EST5 ",
      "EST5EDT,M3.2.0,M11.1.0,",
      "エスト5",
    ])
  func refuses(rule: String) {
    #expect(throws: TimeZoneError.malformedRule(rule)) { try TimeZoneRules(rule: rule) }
  }

  @Test(
    "an offset is read",
    arguments: [
      ("+09:00", 32_400), ("-0330", -12_600), ("+09", 32_400), ("Z", 0), ("-00:00", 0),
      ("+18:00", 64_800), ("+9", 32_400), ("+9:30", 34_200), ("UTC+9", 32_400), ("GMT+9", 32_400),
      ("UTC+09:00", 32_400), ("utc-0330", -12_600), ("GMT-3:30", -12_600),
      ("UTC\u{2212}5", -18_000),
      ("UTC+0", 0),
    ])
  func readsOffset(text: String, expected: Int) {
    #expect(
      TimeZoneRules(offset: text)?.secondsFromUTC(at: Instant(secondsSince1970: 0)) == expected)
  }

  @Test(
    "a zone that is written as an offset has the name that ISO 8601 gives it",
    arguments: [
      ("+9", "+09:00"), ("UTC+9", "+09:00"), ("gmt-3:30", "-03:30"), ("-00:00", "+00:00"),
      ("Z", "UTC"),
    ])
  func namesOffset(text: String, name: String) {
    #expect(TimeZoneRules(offset: text)?.identifier == name)
  }

  @Test(
    "what is no offset is none",
    arguments: [
      "", "9", "UTC", "UTC9", "JST-9", "EST+5", "++9", "+1:2:3", "+090", "+18:01", "+09:60",
      "09:00", "+0a:00", "+:0900", "+09:00:", "+0:900", "+９",
    ])
  func refusesOffset(text: String) {
    #expect(TimeZoneRules(offset: text) == nil)
  }

  @Test("days have 23, 24 and 25 hours")
  func lengthsOfDays() throws {
    let zone = try TimeZoneRules(rule: Self.berlin)
    let hours = try ["2026-03-28", "2026-03-29", "2026-10-25"].map { text in
      let start = zone.startOfDay(try #require(CivilDate(text)))
      return start.duration(to: zone.startOfNextDay(after: start)) / .seconds(3_600)
    }
    #expect(hours == [24, 23, 25])
  }

  @Test("a midnight that is passed over begins at the change")
  func missingMidnight() throws {
    let zone = try TimeZoneRules(rule: "EET-2EEST,M3.5.0/0,M10.5.0/0")
    let start = zone.startOfDay(try #require(CivilDate("2026-03-29")))
    #expect(zone.civilTime(at: start).description == "2026-03-29T01:00:00")
    #expect(
      zone.civilTime(at: start.advanced(by: .seconds(-1))).description == "2026-03-28T23:59:59")
    #expect(zone.startOfDay(containing: start.advanced(by: .seconds(3_600))) == start)
  }

  @Test(
    "a time that is shown twice is the first, and one that is passed over lies behind the change")
  func timesAtChanges() throws {
    let zone = try TimeZoneRules(rule: Self.berlin)
    let twice = zone.instant(of: try #require(CivilTime("2026-10-25T02:30")))
    #expect(twice == (try Self.utc("2026-10-25T00:30")))
    let missing = zone.instant(of: try #require(CivilTime("2026-03-29T02:30")))
    #expect(missing == (try Self.utc("2026-03-29T01:30")))
    #expect(zone.civilTime(at: missing).clock == "03:30")
  }

  @Test("changes are found one behind the other")
  func transitions() throws {
    let zone = try TimeZoneRules(rule: Self.berlin)
    var moment = try Self.utc("2026-01-01")
    var found: [String] = []
    for _ in 0..<3 {
      moment = try #require(zone.nextTransition(after: moment))
      found.append(TimeZoneRules.utc.civilTime(at: moment).description)
    }
    #expect(found == ["2026-03-29T01:00:00", "2026-10-25T01:00:00", "2027-03-28T01:00:00"])
    #expect(TimeZoneRules.utc.nextTransition(after: moment) == nil)
  }

  @Test("a clock's time leads to a moment that shows it, all year round")
  func roundTrip() throws {
    for rule in [Self.berlin, "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "EST5EDT", "JST-9"] {
      let zone = try TimeZoneRules(rule: rule)
      var moment = try Self.utc("2026-01-01T00:07")
      for _ in 0..<1_500 {
        let shown = zone.civilTime(at: moment)
        let found = zone.instant(of: shown)
        #expect(zone.civilTime(at: found) == shown)
        #expect(found <= moment)
        #expect(zone.startOfDay(containing: moment) <= moment)
        #expect(zone.startOfNextDay(after: moment) > moment)
        moment = moment.advanced(by: .seconds(6 * 3_600 + 61))
      }
    }
  }

  static func utc(_ text: String) throws -> Instant {
    TimeZoneRules.utc.instant(of: try #require(CivilTime(text)))
  }
}
