// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation
import WidgetTimeline

/// The fleets that are timed.
enum Fleets {
  /// The first second of 2026-11-24 in Tokyo.
  static let start = Instant(secondsSince1970: 1_795_446_000)

  private static let tokyo = TimeZoneRules(identifier: "Asia/Tokyo", secondsFromUTC: 32_400)

  /// Coupons on the Lock Screen: settings that name a quarter of an hour, and half an hour of maintenance at noon.
  static func coupons(_ devices: Int) -> FleetScenario {
    var settings = ServerSettings(interval: .seconds(900))
    let noon = start.advanced(by: .seconds(12 * 3_600))
    settings.maintenance = [noon..<noon.advanced(by: .seconds(1_800))]
    return fleet(
      devices, .governed(settings), [.init("widgetSettings"), .init("coupon")], kind: "Coupons")
  }

  /// Recipes that change each quarter of an hour, eight of them with each reload.
  static func recipes(_ devices: Int) -> FleetScenario {
    fleet(
      devices, .rotating(slot: .seconds(900), entries: 8), [.init("recipes")], kind: "Recipes")
  }

  /// What asks whenever the system lets it.
  static func greedy(_ devices: Int) -> FleetScenario {
    fleet(devices, .after(.seconds(60)), [.init("steps")], kind: "Greedy")
  }

  private static func fleet(
    _ devices: Int, _ schedule: LoadProfile.Schedule, _ endpoints: [LoadProfile.Endpoint],
    kind: String
  ) -> FleetScenario {
    FleetScenario(
      devices: devices, start: start, timeZones: [FleetScenario.Share(tokyo)],
      profile: LoadProfile(kind: kind, schedule: schedule, endpoints: endpoints), seed: 1)
  }
}
