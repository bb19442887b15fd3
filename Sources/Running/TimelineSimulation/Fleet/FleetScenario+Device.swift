// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline
import WidgetViews

extension FleetScenario {
  /// One device of the fleet, to be run by itself.
  ///
  /// Its widget is placed when the fleet's is, and it is looked at when the fleet's is. With a provider that asks and plans what the
  /// profile says, its requests are those that the fleet's count has of it.
  ///
  /// - Parameters:
  ///   - device: Its number, from 0.
  ///   - widget: The widget.
  ///   - family: The shape in which it is placed.
  ///   - feed: The feed that answers its requests.
  /// - Returns: The scenario of the device alone.
  package func device(
    _ device: Int, widget: TimelineWidget, family: WidgetFamily, feed: any TimelineFeed
  ) -> DeviceScenario {
    let plan = FleetPlan(self)
    let zone = plan.zone(of: device)
    let habit = plan.habits[plan.habit(of: device)]
    let placement = plan.placement(of: device)
    let glancesPerDay = habit.glances.count
    let placed = PlacedWidget(
      widget, family: family, placed: Instant(millisecondsSince1970: placement),
      glancesPerDay: glancesPerDay)
    var scenario = DeviceScenario(
      start: start, duration: duration, timeZone: timeZones[zone].value, widgets: [placed],
      feed: feed, rules: rules, seed: seed)
    scenario.device = UInt64(device)
    let days = plan.zones[zone]
    let draws = plan.draws(device, .glances)
    for day in max(0, days.index(of: placement) - 1)..<days.count {
      for index in habit.glances.indices {
        let glance = FleetPlan.glance(index, of: habit, onDayFrom: days.start(day), draws: draws)
        scenario.glances.append(
          Glance(
            at: placed.page, from: Instant(millisecondsSince1970: glance.start),
            to: Instant(millisecondsSince1970: glance.end)))
      }
    }
    return scenario
  }

  /// The random time of a device's own that its provider adds to the moment that its reload names for the next.
  ///
  /// - Parameters:
  ///   - device: The device, from 0.
  ///   - reload: The device's reload, from 0 for the one with which the widget is placed.
  /// - Returns: The time, to the millisecond.
  package func jitter(ofDevice device: Int, reload: Int) -> Duration {
    let draws = RandomDraws(seed: seed, device: UInt64(device), .jitter)
    return .milliseconds(draws.number(reload, through: profile.jitter.milliseconds))
  }
}
