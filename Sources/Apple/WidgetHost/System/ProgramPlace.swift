// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import WidgetProtocol
import WidgetViews

/// The time zone and the locale of the device.
struct ProgramPlace {
  /// The rules of the time zone.
  private(set) var timeZone = TimeZoneRules.utc

  /// Sets the time zone and the locale of a world.
  mutating func enter(_ world: ProgramWorld) {
    ProgramResources.current.locale = world.locale
    UserLocale.locale = Locale(identifier: world.locale)
    setenv("TZ", world.timeZone, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
    if let zone = TimeZone(identifier: world.timeZone) { NSTimeZone.default = zone }
    timeZone = Self.rules(of: world.timeZone)
  }

  private static func rules(of identifier: String) -> TimeZoneRules {
    let variable = ProcessInfo.processInfo.environment["TZDIR"] ?? ""
    let folder = variable.isEmpty ? "/usr/share/zoneinfo" : variable
    if let content = FileManager.default.contents(atPath: "\(folder)/\(identifier)"),
      let rules = try? TimeZoneRules(identifier: identifier, file: Array(content))
    {
      return rules
    }
    return (try? TimeZoneRules(identifier: identifier, rule: identifier)) ?? .utc
  }
}
