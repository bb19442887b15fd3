// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import SourceText
import TimelineSimulation
import WidgetTimeline

/// The devices of a fleet: how many, where, and how often people look at them.
struct FleetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("How many devices have the widget.", valueName: "number"))
  var devices = 1_000_000

  @Option(
    help: ArgumentHelp(
      "The devices' time zones with their shares, such as Asia/Tokyo=7,America/New_York=3; times are told in the first one.",
      valueName: "zone=share,…"))
  var timeZone = NameList(["UTC"])

  @Option(
    help: ArgumentHelp(
      "How often people look at the widget, with their shares: often is 30 times a day, sometimes 6, rarely 1.",
      valueName: "habit=share,…"))
  var habits = NameList(["often=3", "sometimes=5", "rarely=2"])

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
    return try habits.names.map { text in
      let (name, weight) = try share(text, option: "habits")
      guard let habit = known.first(where: { $0.name == name }) else {
        throw CommandFailure(unknown: "habit", name, among: known.map(\.name))
      }
      return FleetScenario.Share(habit, weight: weight)
    }
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
