// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import TimelineSimulation

/// When a page is looked at.
@Suite struct GlanceScheduleTests {
  private func firstSeen(
    _ spans: [(Int64, Int64)], from date: Int64, limit: Int64
  ) -> Int64? {
    var cursor = 0
    let schedule = GlanceSchedule(spans.map { (start: $0.0, end: $0.1) })
    return schedule.firstSeen(from: date, limit: limit, cursor: &cursor)
  }

  @Test("a reload waits for the next look once the last one is too long ago")
  func waits() {
    let spans: [(Int64, Int64)] = [(0, 10), (100, 110)]
    #expect(firstSeen(spans, from: 5, limit: 20) == 5)
    #expect(firstSeen(spans, from: 29, limit: 20) == 29)
    #expect(firstSeen(spans, from: 30, limit: 20) == 100)
    #expect(firstSeen(spans, from: 110, limit: 0) == 110)
    #expect(firstSeen(spans, from: 111, limit: 0) == nil)
    #expect(firstSeen(spans, from: -5, limit: 20) == 0)
    #expect(firstSeen([], from: 0, limit: 20) == nil)
  }

  @Test("looks that touch are one, in whatever order they come")
  func merges() {
    let spans: [(Int64, Int64)] = [(50, 60), (0, 10), (10, 20), (5, 7), (55, 58), (18, 51)]
    let schedule = GlanceSchedule(spans.map { (start: $0.0, end: $0.1) })
    #expect(schedule == GlanceSchedule([(0, 60)]))
    #expect(schedule.hashValue == GlanceSchedule([(0, 60)]).hashValue)
    var other = GlanceSchedule()
    for span in spans { other.insert((span.0, span.1)) }
    #expect(other == schedule)
  }

  @Test("a search that goes on finds what a new one finds")
  func goesOn() {
    let draws = RandomDraws(seed: 1, device: 1, .glances)
    let spans = (0..<50).map { index in
      let start = draws.number(index * 2, through: 10_000)
      return (start, start + draws.number(index * 2 + 1, through: 40))
    }
    let schedule = GlanceSchedule(spans.map { (start: $0.0, end: $0.1) })
    var cursor = 0
    for date in Int64(0)..<11_000 {
      #expect(
        schedule.firstSeen(from: date, limit: 30, cursor: &cursor)
          == firstSeen(spans, from: date, limit: 30))
    }
  }
}
