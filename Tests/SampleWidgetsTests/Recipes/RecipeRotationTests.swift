// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import TestSupport
import Testing
import WidgetTimeline

/// The rotation of the recipes, against an oracle that knows no time zones but their offsets, minute by minute.
@Suite struct RecipeRotationTests {
  struct Zone: Hashable, Sendable, CustomTestStringConvertible {
    var name: String
    var rule: String
    /// The days, in UTC, around which clocks are set; also a day of 24 hours.
    var days: [CivilDate]

    var testDescription: String { name }
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
    CivilDate(year: year, month: month, day: day) ?? CivilDate(daysSince1970: 0)
  }

  static let zones = [
    Zone(name: "Tokyo", rule: "JST-9", days: [day(2026, 11, 21)]),
    Zone(
      name: "New York", rule: "EST5EDT,M3.2.0,M11.1.0",
      days: [day(2026, 3, 8), day(2026, 11, 1), day(2026, 7, 4)]),
    Zone(
      name: "London", rule: "GMT0BST,M3.5.0/1,M10.5.0", days: [day(2026, 3, 29), day(2026, 10, 25)]),
    Zone(
      name: "Lord Howe, by half an hour", rule: "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
      days: [day(2026, 10, 4), day(2026, 4, 5)]),
    Zone(
      name: "Chatham, at a quarter to", rule: "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45",
      days: [day(2026, 9, 27), day(2026, 4, 5)]),
    Zone(
      name: "São Paulo, where midnight did not exist", rule: "<-03>3<-02>,M11.1.0/0,M2.3.0/0",
      days: [day(2018, 11, 4), day(2019, 2, 17)]),
    Zone(
      name: "Santiago, at the end of Saturday", rule: "<-04>4<-03>,M9.1.6/24,M4.1.6/24",
      days: [day(2026, 9, 6), day(2026, 4, 5)]),
    Zone(
      name: "Cairo, where Thursday has 25 hours", rule: "EET-2EEST,M4.5.5/0,M10.5.4/24",
      days: [day(2026, 4, 24), day(2026, 10, 30)]),
    Zone(
      name: "St. John's of 2010, back over midnight", rule: "NST3:30NDT,M3.2.0/0:01,M11.1.0/0:01",
      days: [day(2010, 3, 14), day(2010, 11, 7)]),
    Zone(
      name: "a zone that moves by 20 minutes", rule: "<+0920>-9:20<+0940>-9:40,M9.1.0,M4.1.0",
      days: [day(2026, 9, 6), day(2026, 4, 5)]),
  ]

  /// The number of each minute's slot in its day, from a day and a half before a day on, worked out from nothing but the offsets.
  struct Oracle {
    var start: Instant
    var slots: [Int] = []

    init(around day: CivilDate, in zone: TimeZoneRules, count: Int) {
      start = Instant(secondsSince1970: Int64(day.daysSince1970) * 86_400 - 129_600)
      var firstMinutes: [Int: Int] = [:]
      for minute in 0..<count {
        let instant = start.advanced(by: .seconds(minute * 60))
        let local = Int(instant.secondsSince1970) + zone.secondsFromUTC(at: instant)
        let date = Int((Double(local) / 86_400).rounded(.down))
        firstMinutes[date] = firstMinutes[date] ?? minute
        slots.append((minute - (firstMinutes[date] ?? 0)) / 15)
      }
    }
  }

  /// Recipes whose identifiers are their places in the list.
  static func feed(count: Int, latency: Duration) -> StubFeed {
    StubFeed(
      latency: latency,
      [
        "recipes": [
          "recipes": .array((0..<count).map { ["id": .integer(Int64($0)), "title": "recipe"] })
        ]
      ])
  }

  @Test("whenever the system asks, the recipe shown is that of the slot", arguments: zones)
  func rotation(zone: Zone) async throws {
    let rules = try TimeZoneRules(rule: zone.rule)
    var random = SeededGenerator(seed: 20_261_121)
    for day in zone.days {
      let oracle = Oracle(around: day, in: rules, count: 5_760)
      for _ in 0..<5 {
        let count = Int.random(in: 1...40, using: &random)
        let feed = Self.feed(
          count: count, latency: .seconds(Int.random(in: 0...120, using: &random)))
        // The first day of the oracle begins somewhere before its window, so what it says is right from the second on.
        var reload = 1_500 + Int.random(in: 0...600, using: &random)
        var shown: [RecipeTimelineEntry] = []
        var checked = 0
        while reload < 4_200 {
          let asked = oracle.start.advanced(by: .seconds(reload * 60))
          let context = TimelineProviderContext(feed, date: asked, timeZone: rules)
          let timeline = await RecipeProvider().timeline(in: context)
          try #require(timeline.entries.count == 8)
          // Eight slots are more than this long, also where the end of a day cuts one short.
          let next = reload + Int.random(in: 1...80, using: &random)
          // The old timeline is shown until the new one is complete.
          let arrival = try #require(feed.requests.last).date.advanced(by: .seconds(121))
          for minute in reload..<next {
            let now = oracle.start.advanced(by: .seconds(minute * 60))
            if now >= arrival || shown.isEmpty { shown = timeline.entries }
            guard now >= arrival || checked > 0 else { continue }
            checked += 1
            let recipe = shown.last { $0.date <= now }?.recipe
            guard recipe?.id != Int64(oracle.slots[minute] % count) else { continue }
            Issue.record("\(day), minute \(minute), asked at \(reload), \(count) recipes")
            return
          }
          reload = next
        }
        #expect(checked > 1_500)
      }
    }
  }

  @Test("a day of 23 hours has 92 slots, one of 25 has 100, and one of 23 and a half has 94")
  func lengths() throws {
    func count(_ rule: String, _ year: Int, _ month: Int, _ day: Int) throws -> Int {
      let zone = try TimeZoneRules(rule: rule)
      let slots = RecipeSlots(timeZone: zone)
      let midnight = zone.startOfDay(Self.day(year, month, day))
      var slot = slots.slot(at: midnight)
      #expect(slot == RecipeSlots.Slot(number: 0, start: midnight))
      var count = 0
      repeat {
        #expect(slot.number == count)
        slot = slots.slot(after: slot)
        count += 1
      } while slot.number != 0
      #expect(slot.start == zone.startOfNextDay(after: midnight))
      return count
    }
    let newYork = "EST5EDT,M3.2.0,M11.1.0"
    #expect(try count(newYork, 2026, 3, 7) == 96)
    #expect(try count(newYork, 2026, 3, 8) == 92)
    #expect(try count(newYork, 2026, 11, 1) == 100)
    let lordHowe = "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"
    #expect(try count(lordHowe, 2026, 10, 4) == 94)
    #expect(try count(lordHowe, 2026, 4, 5) == 98)
    // 23 hours and 40 minutes are 94 slots and two thirds: the last one is cut short.
    #expect(try count("<+0920>-9:20<+0940>-9:40,M9.1.0,M4.1.0", 2026, 9, 6) == 95)
  }

  @Test("where midnight does not exist, the day's first slot begins when the clocks are set")
  func missingMidnight() throws {
    let zone = try TimeZoneRules(rule: "<-03>3<-02>,M11.1.0/0,M2.3.0/0")
    let start = zone.startOfDay(Self.day(2018, 11, 4))
    #expect(zone.civilTime(at: start).clock == "01:00")
    let before = RecipeSlots(timeZone: zone).slot(at: start.advanced(by: .seconds(-1)))
    #expect(before.number == 95)
    let first = RecipeSlots(timeZone: zone).slot(after: before)
    #expect(first == RecipeSlots.Slot(number: 0, start: start))
  }

  @Test("the article's loop shows another recipe after midnight; ours shows the slot's")
  func afterMidnight() async throws {
    // 23:00 in Tokyo; the fifth entry is that of the next midnight.
    let evening = Instant(secondsSince1970: 1_795_262_400 + 2 * 3_600)
    let context = TimelineProviderContext(
      Self.feed(count: 7, latency: .zero), date: evening, timeZone: tokyo)
    let entries = await RecipeProvider().timeline(in: context).entries
    let article = (92..<100).map { Int64($0 % 7) }
    let slots = [92, 93, 94, 95, 0, 1, 2, 3].map { Int64($0 % 7) }
    #expect(entries.map(\.recipe?.id) == slots)
    #expect(slots != article)
    #expect(tokyo.civilTime(at: entries[4].date).clock == "00:00")
  }

  @Test("the length of a slot is at least a minute, and no slot is asked for no slots")
  func bounds() {
    let slots = RecipeSlots(timeZone: .utc, minutes: 0)
    #expect(slots.slot(at: noon).number == 720)
    #expect(slots.slots(from: noon, count: 0).isEmpty)
    #expect(slots.slots(from: noon, count: 3).map(\.number) == [720, 721, 722])
  }
}
