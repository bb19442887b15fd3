// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import SourceText
import TimelineSimulation
import WidgetTimeline

/// The devices of a fleet, and the time that is counted.
struct FleetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("How many devices have the widget.", valueName: "number"))
  var devices = 1_000_000

  @Option(
    help: ArgumentHelp(
      "The day, or the day and time, at which to begin, such as 2026-11-24 or 2026-11-24T08:00.",
      valueName: "time"))
  var from = TimelineTimeOptions.standardDay

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("How long to count, such as 90m, 24h or 7d.", valueName: "length"))
  var length = "24h"

  @Option(
    help: ArgumentHelp(
      "The devices' time zones with their shares, such as Asia/Tokyo=7,America/New_York=3; times are told in the first one.",
      valueName: "zone=share,…"))
  var timeZone: NameList = NameList(argument: "UTC")

  @Option(
    help: ArgumentHelp(
      "How often people look at the widget, with their shares: often is 30 times a day, sometimes 6, rarely 1.",
      valueName: "habit=share,…"))
  var habits: NameList = NameList(argument: "often=3,sometimes=5,rarely=2")

  @Option(help: ArgumentHelp("What the random draws come from.", valueName: "number"))
  var seed: UInt64 = 1

  /// The time that is counted, and the zone whose clocks are told.
  func plan(_ zones: [FleetScenario.Share<TimeZoneRules>]) throws -> DayPlan {
    guard let zone = zones.first?.value else {
      throw CommandFailure("'--time-zone' names no time zone", exitCode: 2)
    }
    guard let moment = FeedMoment(from), let start = moment.instant(in: zone) else {
      throw CommandFailure(
        "'\(VisibleText.of(from))' is no day for '--from'; write it as in 2026-11-24 or "
          + "2026-11-24T08:00", exitCode: 2)
    }
    guard let length = DurationText.duration(length) else {
      throw CommandFailure(
        "'\(VisibleText.of(length))' is no length of time for '--for'; write it as in 90m, 24h or 7d",
        exitCode: 2)
    }
    return DayPlan(start: start, end: start.advanced(by: length), zone: zone)
  }

  /// The devices' time zones.
  func zones() throws -> [FleetScenario.Share<TimeZoneRules>] {
    let folder = ZoneFolder(environment: Console.current.environment)
    return try timeZone.names.map { text in
      let (name, weight) = try share(text, option: "time-zone")
      return FleetScenario.Share(try folder.rules(named: name), weight: weight)
    }
  }

  /// How often people look.
  func looks() throws -> [FleetScenario.Share<LookHabit>] {
    let known = [LookHabit.often, .sometimes, .rarely]
    let shares = try habits.names.map { text in
      let (name, weight) = try share(text, option: "habits")
      guard let habit = known.first(where: { $0.name == name }) else {
        let near = NearName.question(name, among: known.map(\.name))
        throw CommandFailure(
          "there is no habit '\(VisibleText.of(name))'"
            + (near.isEmpty ? "; there are often, sometimes and rarely" : near), exitCode: 2)
      }
      return FleetScenario.Share(habit, weight: weight)
    }
    guard !shares.isEmpty else { throw CommandFailure("'--habits' names no habit", exitCode: 2) }
    return shares
  }

  /// A name and its share; 1 where none is given.
  private func share(_ text: String, option: String) throws -> (name: String, weight: Int) {
    guard let sign = text.lastIndex(of: "=") else { return (text, 1) }
    guard let weight = Int(text[text.index(after: sign)...]), (1...1_000_000).contains(weight)
    else {
      throw CommandFailure(
        "'\(VisibleText.of(text))' has no share for '--\(option)'; it takes a number from 1 to 1000000",
        exitCode: 2)
    }
    return (String(text[..<sign]), weight)
  }
}
