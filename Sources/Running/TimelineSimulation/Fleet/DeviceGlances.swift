// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The looks of one device of a fleet, made as far as they are needed.
struct DeviceGlances {
  private var schedule = GlanceSchedule()
  private var cursor = 0
  private var builtTo = -1

  /// Begins with another device.
  mutating func reset(placed: Int64, days: DayTable) {
    schedule.removeAll()
    cursor = 0
    builtTo = max(0, days.index(of: placed) - 1) - 1
    // Who places a widget looks at it.
    schedule.insert((placed, placed))
  }

  /// The first moment from a date on at which the widget is looked at, or was a short time ago.
  mutating func firstSeen(
    from date: Int64, limit: Int64, habit: FleetPlan.Habit, days: DayTable, draws: RandomDraws
  ) -> Int64? {
    let day = days.index(of: date)
    // A look matters as long as the limit lets it; those of earlier days are not made.
    let first = day - 2 - Int(min(limit / ReloadPace.day, 10_000))
    if first > builtTo + 1 {
      schedule.removeAll()
      cursor = 0
      builtTo = first - 1
    }
    while builtTo < day + 2, builtTo + 1 < days.count {
      builtTo += 1
      for index in habit.glances.indices {
        schedule.insert(
          FleetPlan.glance(index, of: habit, onDayFrom: days.start(builtTo), draws: draws))
      }
    }
    return schedule.firstSeen(from: date, limit: limit, cursor: &cursor)
  }
}
