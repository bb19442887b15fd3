// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// Counts the reloads of a range of a fleet's devices, one device after the other.
struct LoadCounter {
  private let plan: FleetPlan
  private var glances = DeviceGlances()
  private(set) var count: LoadCount

  init(_ plan: FleetPlan) {
    self.plan = plan
    let seconds = (plan.end - plan.start + 999) / 1_000
    let countsMaintenance =
      if case .governed(let settings) = plan.scenario.profile.schedule {
        !settings.maintenance.isEmpty
      } else { false }
    count = LoadCount(
      seconds: Int(seconds), countsMaintenance: countsMaintenance && plan.feeds.isEmpty)
    if !plan.feeds.isEmpty {
      count.feed = FeedCount(
        endpoints: plan.scenario.profile.endpoints.count, seconds: Int(seconds))
    }
  }

  /// Counts some devices.
  mutating func run(_ devices: Range<Int>) {
    let rules = plan.scenario.rules
    for device in devices {
      let habit = plan.habits[plan.habit(of: device)]
      let pace = ReloadPace(rules, limit: habit.limit, draws: plan.draws(device, .window))
      let zone = plan.zone(of: device)
      if plan.feeds.isEmpty {
        run(device, habit, pace, plan.zones[zone])
      } else {
        run(device, habit, pace, plan.zones[zone], meeting: plan.feeds[zone])
      }
    }
  }

  private mutating func run(
    _ device: Int, _ habit: FleetPlan.Habit, _ pace: ReloadPace, _ days: DayTable
  ) {
    let jitters = plan.draws(device, .jitter)
    let delays = plan.draws(device, .systemDelay)
    let glanceDraws = plan.draws(device, .glances)
    let cadence = plan.cadence
    var scheduler = ReloadScheduler()
    var date = plan.placement(of: device)
    if habit.mayWait { glances.reset(placed: date, days: days) }
    // The first timeline is part of placing the widget, which comes before counting begins.
    scheduler.begin(at: date, isCounted: false, pace: pace)
    var begun = 1
    var isInMaintenance = cadence.isInMaintenance(at: date)
    while true {
      let next = cadence.next(after: date, days: days, isInMaintenance: isInMaintenance)
      guard let next else { return }
      let due = next + jitters.number(begun - 1, through: cadence.jitter)
      let delay = delays.number(begun, through: pace.systemDelay)
      let slot = scheduler.slot(due: due, delay: delay, pace: pace)
      date = slot.date
      if habit.mayWait {
        let seen = glances.firstSeen(
          from: date, limit: pace.unseenLimit, habit: habit, days: days, draws: glanceDraws)
        guard let seen else { return }
        date = seen
      }
      guard date < plan.end else { return }
      scheduler.begin(at: date, isCounted: pace.limit != nil, pace: pace)
      begun += 1
      isInMaintenance = cadence.isInMaintenance(at: date)
      if date >= plan.start { record(date, slot, isInMaintenance) }
    }
  }

  /// Runs a device whose requests meet a feed.
  private mutating func run(
    _ device: Int, _ habit: FleetPlan.Habit, _ pace: ReloadPace, _ days: DayTable,
    meeting feed: PlacedFleetFeed
  ) {
    let provider = FeedBackedProvider(plan, feed, days)
    let jitters = plan.draws(device, .jitter)
    let delays = plan.draws(device, .systemDelay)
    let glanceDraws = plan.draws(device, .glances)
    var scheduler = ReloadScheduler()
    var date = plan.placement(of: device)
    if habit.mayWait { glances.reset(placed: date, days: days) }
    scheduler.begin(at: date, isCounted: false, pace: pace)
    var begun = 1
    while true {
      guard
        let next = provider.reload(
          at: date, jitters.number(begun - 1, through: provider.jitter), &count)
      else { return }
      let delay = delays.number(begun, through: pace.systemDelay)
      let slot = scheduler.slot(due: next, delay: delay, pace: pace)
      date = slot.date
      if habit.mayWait {
        let seen = glances.firstSeen(
          from: date, limit: pace.unseenLimit, habit: habit, days: days, draws: glanceDraws)
        guard let seen else { return }
        date = seen
      }
      guard date < plan.end else { return }
      scheduler.begin(at: date, isCounted: pace.limit != nil, pace: pace)
      begun += 1
      if date >= plan.start { record(date, slot, false) }
    }
  }

  @inline(__always)
  private mutating func record(_ date: Int64, _ slot: ReloadSlot, _ isInMaintenance: Bool) {
    let second = Int((date - plan.start) / 1_000)
    count.reloads[second] &+= 1
    if isInMaintenance { count.inMaintenance[second] &+= 1 }
    if slot.afterBudget > slot.afterMinimum { count.delayedByBudget += 1 }
    if slot.afterMinimum > slot.afterSystem { count.delayedByMinimumInterval += 1 }
    if date > slot.date { count.delayedUnseen += 1 }
  }
}
