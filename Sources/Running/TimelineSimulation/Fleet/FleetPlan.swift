// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// The data that all devices of a fleet share, computed once.
struct FleetPlan: Sendable {
  /// A habit in milliseconds.
  struct Habit: Sendable {
    var glances: [(start: Int64, duration: Int64, jitter: Int64)]
    var limit: Int
    /// Whether a reload may ever have to wait for a glance.
    var mayWait: Bool
  }

  let scenario: FleetScenario
  let start: Int64
  let end: Int64
  /// The time before the start in which devices place their widgets, so that each is in the middle of its interval.
  let spread: Int64
  let cadence: Cadence
  let zones: [DayTable]
  /// The feeds in each of the zones; empty if all requests are answered at once.
  let feeds: [PlacedFleetFeed]
  let habits: [Habit]
  private let zoneWeights: [Int64]
  private let habitWeights: [Int64]

  init(_ scenario: FleetScenario) {
    self.scenario = scenario
    let start = scenario.start.millisecondsSince1970
    let end = scenario.end.millisecondsSince1970
    self.start = start
    self.end = end
    cadence = Cadence(scenario.profile)
    let longest =
      max(scenario.profile.schedule.longest, scenario.longestOfServer) + scenario.profile.jitter
    let spread = max(7_200_000, longest.milliseconds)
    self.spread = spread
    zones = scenario.timeZones.map { DayTable($0.value, from: start - spread, to: end) }
    feeds =
      scenario.feed.map { feed in
        scenario.timeZones.map { PlacedFleetFeed(feed, scenario.profile, in: $0.value) }
      } ?? []
    let unseenLimit = scenario.rules.unseenLimit.milliseconds
    habits = scenario.habits.map { share in
      let glances = share.value.glances.map {
        ($0.start.milliseconds, $0.duration.milliseconds, $0.jitter.milliseconds)
      }
      return Habit(
        glances: glances, limit: scenario.rules.dailyReloads(glancesPerDay: glances.count),
        mayWait: Self.longestGap(glances) >= unseenLimit)
    }
    zoneWeights = Self.sums(scenario.timeZones.map(\.weight))
    habitWeights = Self.sums(scenario.habits.map(\.weight))
  }

  /// The draws of a device.
  func draws(_ device: Int, _ purpose: RandomDraws.Purpose) -> RandomDraws {
    RandomDraws(seed: scenario.seed, device: UInt64(device), purpose)
  }

  /// The zone of a device, by its position.
  func zone(of device: Int) -> Int {
    zones.count == 1 ? 0 : Self.choice(zoneWeights, draws(device, .zone))
  }

  /// The habit of a device, by its position.
  func habit(of device: Int) -> Int {
    habits.count == 1 ? 0 : Self.choice(habitWeights, draws(device, .habit))
  }

  /// When a device's widget is placed.
  func placement(of device: Int) -> Int64 {
    start - 1 - draws(device, .placement).number(0, through: spread - 1)
  }

  /// The look of a habit on a day.
  @inline(__always)
  static func glance(
    _ index: Int, of habit: Habit, onDayFrom day: Int64, draws: RandomDraws
  ) -> (start: Int64, end: Int64) {
    let glance = habit.glances[index]
    // A day is known by the hour at which it begins, which is the same however many days are looked at.
    let number = Int(day / 3_600_000) &* 100_003 &+ index
    let start = day + glance.start + draws.number(number, through: glance.jitter)
    return (start, start + glance.duration)
  }

  /// The longest time from the end of a glance to the beginning of the next, whatever is drawn.
  private static func longestGap(_ glances: [(start: Int64, duration: Int64, jitter: Int64)])
    -> Int64
  {
    guard !glances.isEmpty else { return .max }
    let sorted = glances.sorted { $0.start < $1.start }
    var gap: Int64 = 0
    for (index, glance) in sorted.enumerated() {
      let isLast = index + 1 == sorted.count
      let next = sorted[isLast ? 0 : index + 1]
      // Where clocks are put back, a day is longer; no zone has put them back by more than that.
      let latest = next.start + next.jitter + (isLast ? ReloadPace.day + 7_200_000 : 0)
      gap = max(gap, latest - glance.start - glance.duration)
    }
    return gap
  }

  private static func sums(_ weights: [Int]) -> [Int64] {
    var sum: Int64 = 0
    return weights.map {
      sum += Int64($0)
      return sum
    }
  }

  private static func choice(_ sums: [Int64], _ draws: RandomDraws) -> Int {
    let number = draws.number(0, through: (sums.last ?? 1) - 1)
    var index = 0
    while index + 1 < sums.count, sums[index] <= number { index += 1 }
    return index
  }
}
