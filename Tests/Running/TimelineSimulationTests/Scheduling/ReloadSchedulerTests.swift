// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import TimelineSimulation
import WidgetTimeline

/// The rules of the system, applied to one widget.
@Suite struct ReloadSchedulerTests {
  /// Times of a scheduler that is asked for the next reload some time after the last one.
  private func dates(
    _ pace: ReloadPace, count: Int, distance: (Int) -> Int64
  ) -> [Int64] {
    var scheduler = ReloadScheduler()
    var dates: [Int64] = []
    var date: Int64 = 0
    for index in 0..<count {
      date = scheduler.slot(due: date + distance(index), delay: 0, pace: pace).date
      scheduler.begin(at: date, isCounted: true, pace: pace)
      dates.append(date)
    }
    return dates
  }

  @Test(
    "no window of 24 hours ever holds more reloads than the budget",
    arguments: [(1, 1), (2, 1), (2, 5), (40, 4), (55, 1), (55, 54), (70, 4), (70, 100), (1_000, 7)])
  func staysWithinBudget(limit: Int, inARow: Int) {
    let pace = ReloadPace(limit: limit, inARow: inARow, minimumInterval: 0, unseenLimit: .max)
    for seed in 0..<UInt64(40) {
      let draws = RandomDraws(seed: seed, device: 0, .feed)
      // Bursts, steady asking and long rests, mixed.
      let dates = dates(pace, count: limit * 5 + 20) { index in
        switch draws[index * 2] % 4 {
        case 0: 0
        case 1: draws.number(index * 2 + 1, through: 60_000)
        case 2: draws.number(index * 2 + 1, through: ReloadPace.day / Int64(limit))
        default: draws.number(index * 2 + 1, through: ReloadPace.day / 4)
        }
      }
      for (index, date) in dates.enumerated() where index >= limit {
        #expect(date - dates[index - limit] >= ReloadPace.day, "seed \(seed), reload \(index)")
      }
    }
  }

  @Test("a widget that asks as often as it can gets its whole budget in the first 24 hours")
  func usesWholeBudget() {
    for limit in [2, 40, 55, 70] {
      let pace = ReloadPace(limit: limit, inARow: 4, minimumInterval: 0, unseenLimit: .max)
      let dates = dates(pace, count: limit * 2) { _ in 0 }
      // The emission interval is rounded up to a whole millisecond.
      #expect(dates.count { $0 <= ReloadPace.day + 1_000 } == limit)
    }
  }

  @Test("reloads in a row need not wait for the budget, and the one behind them does")
  func allowsBurst() {
    let pace = ReloadPace(limit: 28, inARow: 4, minimumInterval: 0, unseenLimit: .max)
    #expect(dates(pace, count: 6) { _ in 0 } == [0, 0, 0, 0, 3_600_000, 7_200_000])
  }

  @Test("the shortest time between two reloads holds without a budget, too")
  func keepsMinimumInterval() {
    let pace = ReloadPace(limit: nil, inARow: 4, minimumInterval: 300_000, unseenLimit: .max)
    #expect(dates(pace, count: 3) { _ in 60_000 } == [60_000, 360_000, 660_000])
  }

  @Test("reloads that are not counted leave the budget as it was")
  func ignoresFreeReloads() {
    let pace = ReloadPace(limit: 28, inARow: 1, minimumInterval: 0, unseenLimit: .max)
    var scheduler = ReloadScheduler()
    for date in Int64(0)..<50 { scheduler.begin(at: date, isCounted: false, pace: pace) }
    #expect(scheduler.available(at: 50, pace: pace) == 1)
    #expect(scheduler.slot(due: 50, delay: 0, pace: pace).date == 50)
    scheduler.begin(at: 50, isCounted: true, pace: pace)
    #expect(scheduler.available(at: 51, pace: pace) == 0)
    #expect(scheduler.slot(due: 51, delay: 0, pace: pace).date == 50 + 3_200_000)
  }

  @Test("a device wakes at the same moment of each window")
  func coalesces() {
    let pace = ReloadPace(
      limit: nil, inARow: 1, minimumInterval: 0, unseenLimit: .max, window: 60_000, phase: 7_000)
    let scheduler = ReloadScheduler()
    for (due, date) in [(7_000, 7_000), (7_001, 67_000), (0, 7_000), (-53_001, -53_000)] {
      #expect(scheduler.slot(due: Int64(due), delay: 0, pace: pace).date == Int64(date))
    }
  }

  @Test("each rule can only make a reload later")
  func delaysInOrder() {
    let pace = ReloadPace(
      limit: 28, inARow: 1, minimumInterval: 300_000, unseenLimit: .max, window: 60_000)
    var scheduler = ReloadScheduler()
    scheduler.begin(at: 0, isCounted: true, pace: pace)
    let slot = scheduler.slot(due: 60_000, delay: 1_000, pace: pace)
    #expect(slot.afterSystem == 61_000)
    #expect(slot.afterMinimum == 300_000)
    #expect(slot.afterBudget == 3_200_000)
    #expect(slot.date == 3_240_000)
  }
}
