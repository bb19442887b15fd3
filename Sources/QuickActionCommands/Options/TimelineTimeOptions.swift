// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import SourceText
import TimelineSimulation
import WidgetTimeline

/// The time that is run: from when, for how long, where.
struct TimelineTimeOptions: ParsableArguments {
  /// The day that is run where none is named: the same one on every day, so that the same command has the same result.
  static let standardDay = "2026-11-24"

  @Option(
    help: ArgumentHelp(
      "The day, or the day and time, at which to begin, such as 2026-03-29 or 2026-03-29T08:00.",
      valueName: "time"))
  var from = Self.standardDay

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("How long to run, such as 90m, 24h or 7d.", valueName: "length"))
  var length = "24h"

  @Option(
    help: ArgumentHelp(
      "The device's time zone: a name such as Asia/Tokyo, an offset such as +09:00, or a rule such as EST5EDT,M3.2.0,M11.1.0.",
      valueName: "zone"))
  var timeZone = "UTC"

  @Option(
    help: ArgumentHelp("What the random draws come from.", valueName: "number"))
  var seed: UInt64 = 1

  /// The device's time zone.
  func zone() throws -> TimeZoneRules {
    try ZoneFolder(environment: Console.current.environment).rules(named: timeZone)
  }

  /// The time that is run.
  func plan() throws -> DayPlan {
    let zone = try zone()
    guard let moment = FeedMoment(from), let start = moment.instant(in: zone) else {
      throw CommandFailure(
        "'\(VisibleText.of(from))' is no day for '--from'; write it as in 2026-11-24 or "
          + "2026-11-24T08:00", exitCode: 2)
    }
    guard let length = DurationText.duration(length), length > .zero else {
      throw CommandFailure(
        "'\(VisibleText.of(length))' is no length of time for '--for'; write it as in 90m, 24h or 7d",
        exitCode: 2)
    }
    return DayPlan(start: start, end: start.advanced(by: length), zone: zone)
  }
}
