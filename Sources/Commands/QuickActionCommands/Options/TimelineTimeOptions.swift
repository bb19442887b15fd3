// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import SourceText
import TimelineSimulation
import WidgetTimeline

/// The simulated time, and the seed of its random draws.
struct TimelineTimeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The day, or the day and time, to begin at, such as 2026-03-29 or 2026-03-29T08:00.",
      valueName: "time"))
  // The same day on every day, so that the same command has the same result.
  var from = "2026-11-24"

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "The length of the simulated time, such as 90m, 24h or 7d.", valueName: "length"))
  var length = "24h"

  @Option(
    help: ArgumentHelp("The seed of the random draws.", valueName: "number"))
  var seed: UInt64 = 1

  /// The simulated time.
  ///
  /// - Parameter zone: The time zone of the device.
  /// - Returns: The simulated time.
  /// - Throws: `CommandFailure` if the day or the length is malformed.
  func plan(in zone: TimeZoneRules) throws -> DayPlan {
    guard let moment = FeedMoment(from), let start = moment.instant(in: zone) else {
      throw CommandFailure(
        "'\(VisibleText.of(from))' is not a day for '--from'; write it as 2026-11-24 or "
          + "2026-11-24T08:00", exitCode: 2)
    }
    guard let length = DurationText.duration(length), length > .zero else {
      throw CommandFailure(
        "'\(VisibleText.of(length))' is not a length of time for '--for'; write it as 90m, 24h or 7d",
        exitCode: 2)
    }
    return DayPlan(start: start, end: start.advanced(by: length), zone: zone)
  }
}
