// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation
import WidgetTimeline

/// The moments that an axis names: whole hours, or days, of the zone's clocks.
struct TimelineTicks {
  /// A moment that is named.
  struct Tick {
    /// When.
    let date: Instant
    /// The label of the tick; nil if there is no room for it.
    let label: String?
    /// Whether a day begins.
    let isDay: Bool
  }

  /// The distances between ticks, in minutes of a day.
  private static let steps = [1, 5, 10, 15, 30, 60, 120, 180, 240, 360, 720]

  /// The ticks, in order.
  let ticks: [Tick]

  /// Finds the ticks of a span of time.
  ///
  /// - Parameters:
  ///   - start: When it begins.
  ///   - end: When it ends.
  ///   - zone: The zone whose clocks are shown.
  ///   - most: How many of them there is room for.
  init(_ start: Instant, _ end: Instant, _ zone: TimeZoneRules, most: Int) {
    let most = max(2, most)
    let minutes = start.duration(to: end).milliseconds / 60_000
    let firstDay = zone.civilTime(at: start).date
    if let step = Self.steps.first(where: { minutes / Int64($0) <= Int64(most) }) {
      ticks = Self.times(from: firstDay, start, end, zone, step: step)
    } else {
      let days = Int(minutes / 1_440) + 1
      let step = max(1, (days + most - 1) / most)
      ticks = stride(from: 0, through: days, by: step).compactMap { number in
        let date = firstDay.advanced(byDays: number)
        let moment = zone.startOfDay(date)
        guard moment >= start, moment <= end else { return nil }
        return Tick(date: moment, label: String(date.description.suffix(5)), isDay: true)
      }
    }
  }

  private static func times(
    from firstDay: CivilDate, _ start: Instant, _ end: Instant, _ zone: TimeZoneRules, step: Int
  ) -> [Tick] {
    var ticks: [Tick] = []
    var day = firstDay
    let isLong = start.duration(to: end) > .seconds(93_600)
    while zone.startOfDay(day) <= end {
      for minute in stride(from: 0, to: 1_440, by: step) {
        guard let time = CivilTime(day, hour: minute / 60, minute: minute % 60) else { continue }
        let moment = minute == 0 ? zone.startOfDay(day) : zone.instant(of: time)
        // An hour that the zone's clocks leave out is the next one.
        guard moment >= start, moment <= end, minute == 0 || zone.civilTime(at: moment) == time
        else { continue }
        let isDay = minute == 0
        // The last midnight of a day that is run is its end.
        let clock = isDay && moment == end && !ticks.isEmpty && !isLong ? "24:00" : time.clock
        let label = isDay && isLong ? String(day.description.suffix(5)) : clock
        ticks.append(Tick(date: moment, label: label, isDay: isDay))
      }
      day = day.advanced(byDays: 1)
    }
    return ticks
  }
}
