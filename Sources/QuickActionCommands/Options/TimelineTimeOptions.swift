// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import SourceText
import TimelineSimulation
import WidgetTimeline

/// The time that is run, from when and for how long, and what its chances come from.
struct TimelineTimeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The day, or the day and time, at which to begin, such as 2026-03-29 or 2026-03-29T08:00.",
      valueName: "time"))
  // The same day on every day, so that the same command has the same result.
  var from = "2026-11-24"

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("How long the time is, such as 90m, 24h or 7d.", valueName: "length"))
  var length = "24h"

  @Option(
    help: ArgumentHelp("What the random draws come from.", valueName: "number"))
  var seed: UInt64 = 1

  /// The time that is run.
  ///
  /// - Parameter zone: The time zone whose clocks are told.
  /// - Returns: The time, and how moments are placed in it.
  /// - Throws: `CommandFailure` where there is no such day, or no such length.
  func plan(in zone: TimeZoneRules) throws -> DayPlan {
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
